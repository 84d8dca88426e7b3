/** The phrasebooks of the book's languages: the one door to them. */
import type { Controls } from './controls.ts';
import { controls as controlsEn } from './en/controls.ts';
import { faulting as faultingEn } from './en/faulting.ts';
import { refusing as refusingEn } from './en/refusing.ts';
import { telling as tellingEn } from './en/telling.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { Faulting, Refusing, Telling } from './phrasebook.ts';
import { controls as controlsYo } from './yo/controls.ts';
import { faulting as faultingYo } from './yo/faulting.ts';
import { refusing as refusingYo } from './yo/refusing.ts';
import { telling as tellingYo } from './yo/telling.ts';

/** What a board needs to speak one language. */
export type Phrases = {
  readonly telling: Telling;
  readonly refusing: Refusing;
  readonly faulting: Faulting;
  readonly controls: Controls;
};

const PHRASES: InEachLanguage<Phrases> = {
  en: {
    telling: tellingEn,
    refusing: refusingEn,
    faulting: faultingEn,
    controls: controlsEn,
  },
  yo: {
    telling: tellingYo,
    refusing: refusingYo,
    faulting: faultingYo,
    controls: controlsYo,
  },
};

/** The phrases of a language. */
export const phrasesOf = (locale: Locale): Phrases => PHRASES[locale];
