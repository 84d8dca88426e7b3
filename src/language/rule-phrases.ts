/** The words for rule books in each language, apart from the rest: few pages need them. */
import { ruleWords as ruleWordsEn } from './en/rule-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { RuleWords } from './rule-words.ts';
import { ruleWords as ruleWordsYo } from './yo/rule-words.ts';

const RULE_WORDS: InEachLanguage<RuleWords> = { en: ruleWordsEn, yo: ruleWordsYo };

/** The rule words of a language. */
export const ruleWordsOf = (locale: Locale): RuleWords => RULE_WORDS[locale];
