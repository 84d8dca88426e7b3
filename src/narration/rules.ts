/** A rule book as numbered clauses, in the order a move happens: generated from its data alone. */
import { pitCount, seedTotal } from '../engine/board.ts';
import type {
  CaptureRule,
  EndRule,
  FeedingRule,
  GrandSlamRule,
  Ruleset,
} from '../engine/ruleset.ts';
import type { RuleWords, StageWords, SweepWords } from '../language/rule-words.ts';

/** One clause: the tag it tells, the stage it belongs to, and its words. */
export type Clause = {
  /** Names the rule, the same in every rule book that has it: `capture:chain`. */
  readonly tag: string;
  readonly stage: StageWords;
  readonly sentence: string;
};

/** A clause before a language is chosen. */
type Rule = Omit<Clause, 'sentence'> & { readonly say: (words: RuleWords) => string };

/** The clauses of a rule book. */
export const clausesOf = (words: RuleWords, ruleset: Ruleset): readonly Clause[] =>
  rulesOf(ruleset).map(({ say, ...clause }) => ({ ...clause, sentence: say(words) }));

/** The tags of a rule book's clauses and their stages, without any words. */
export const tagsOf = (ruleset: Ruleset): readonly Omit<Clause, 'sentence'>[] => rulesOf(ruleset);

function rulesOf(ruleset: Ruleset): readonly Rule[] {
  const { board, opening, choice, captives, feeding, origin } = ruleset;
  const pits = pitCount(board);
  const seeds = seedTotal(board);
  const rule = (stage: StageWords, tag: string, say: Rule['say']): Rule => ({
    stage,
    tag: tag === '' ? stage : `${stage}:${tag}`,
    say,
  });
  const { columns, start: each, stores } = board;
  const clockwise = choice.directions.find((one) => one.direction === 'clockwise')?.when ?? 'never';
  const comesRound = ruleset.lift === 'all' ? pits : pits + 1;
  const rules = [
    rule('board', stores === 'carved' ? '' : 'no-stores', (words) =>
      words.board({ columns, pits, each, seeds, stores }),
    ),
  ];
  if (opening.kind === 'arrange')
    rules.push(rule('opening', 'arrange', (words) => words.arrange(opening)));
  rules.push(
    rule('choice', choice.atLeast > 1 ? 'at-least' : '', (words) => words.choice(choice)),
    rule('lift', ruleset.lift, (words) => words.lift[ruleset.lift]),
    rule('sowing', clockwise === 'never' ? '' : 'clockwise', (words) =>
      words.sowing({ clockwise, stores: stores === 'carved' }),
    ),
    rule('origin', origin, (words) => words.origin[origin]({ from: comesRound })),
  );
  if (ruleset.relay.kind === 'never')
    rules.push(rule('relay', 'never', (words) => words.singleLap));
  else
    rules.push(
      rule('relay', 'when-occupied', (words) => words.relay),
      rule('relay', 'endless', (words) => words.endless),
    );
  for (const one of ruleset.capture)
    for (const [tag, say] of captureRules(one)) rules.push(rule('capture', tag, say));
  const sweep = sweepOf(ruleset.grandSlam);
  rules.push(rule('grand-slam', sweep, (words) => words.sweep[sweep]));
  if (captives.kind === 'held') rules.push(rule('captives', 'held', (words) => words.held));
  if (feeding.kind === 'must-if-able')
    rules.push(rule('feeding', feeding.judged, (words) => tellFeeding(words, feeding)));
  if (ruleset.pass === 'when-no-move') rules.push(rule('pass', '', (words) => words.pass));
  for (const one of ruleset.end)
    rules.push(rule('end', endTag(one), (words) => tellEnd(words, one, seeds)));
  rules.push(rule('end', 'winner', (words) => tellWinner(words, ruleset.end, seeds / 2)));
  return rules;
}

function captureRules(rule: CaptureRule): readonly (readonly [string, Rule['say']])[] {
  switch (rule.kind) {
    case 'counts': {
      const first = ['counts', (words: RuleWords) => words.captureCounts(rule)] as const;
      return rule.chain ? [first, ['chain', (words) => words.chain(rule)]] : [first];
    }
    case 'opposite': {
      const { landing, counts, capturingSeed, onward } = rule;
      const first = [
        `opposite-${landing}-${counts === 'any' ? 'any' : counts.join('-')}-${capturingSeed}`,
        (words: RuleWords) => words.captureOpposite(rule),
      ] as const;
      return onward === 'no' ? [first] : [first, [onward, (words) => words.onward[onward]]];
    }
    default:
      return rule satisfies never;
  }
}

/** Who must feed, and what follows where no move does. */
function tellFeeding(
  words: RuleWords,
  { judged, otherwise }: Extract<FeedingRule, { kind: 'must-if-able' }>,
): string {
  const { otherwiseAny, otherwiseNone } = words.feeding;
  return `${words.feeding[judged]} ${otherwise === 'any-move' ? otherwiseAny : otherwiseNone}`;
}

/** Who wins: where an empty row loses, seeds are counted only after a repetition. */
function tellWinner(words: RuleWords, ends: readonly EndRule[], half: number): string {
  if (!ends.some((rule) => rule.kind === 'empty-row' && rule.loses)) return words.winner({ half });
  return ends.some((rule) => rule.kind === 'repetition')
    ? `${words.winner({ half: null })} ${words.winnerByRepetition({ half })}`
    : words.winner({ half: null });
}

/** The custom of a sweep, as the phrasebooks name it. */
function sweepOf(rule: GrandSlamRule): SweepWords {
  switch (rule.kind) {
    case 'takes':
    case 'takes-nothing':
    case 'wins':
    case 'takes-to-win':
    case 'leaves-one-pit':
      return rule.kind;
    case 'forbidden':
      return `forbidden-${rule.forced}`;
    default:
      return rule satisfies never;
  }
}

/** An end by its kind; a repetition that shares the rest evenly is another rule than the usual one. */
const endTag = (rule: EndRule): string =>
  rule.kind === 'repetition' && rule.remainder === 'even' ? 'repetition-even' : rule.kind;

function tellEnd(words: RuleWords, rule: EndRule, seeds: number): string {
  switch (rule.kind) {
    case 'majority':
      return words.end.majority({ seeds: Math.floor(seeds / 2) + 1 });
    case 'no-move':
      return words.end.noMove(rule);
    case 'empty-row':
      return words.end.emptyRow(rule);
    case 'few-seeds':
      return words.end.fewSeeds(rule);
    case 'repetition':
      return words.end.repetition(rule);
    default:
      return rule satisfies never;
  }
}
