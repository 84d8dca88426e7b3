import type { DisagreementWords } from '../disagreement-words.ts';

/** Yorùbá around disagreements. A draft: no speaker has reviewed it. */
export const disagreementWords: DisagreementWords = {
  kinds: {
    error: {
      plural: 'Àwọn àtúnṣe',
      label: 'A tún un ṣe níbí',
      says: 'Ohun tí orísun sọ',
      other: 'Ohun tó tọ́',
    },
    dispute: {
      plural: 'Àwọn àríyànjiyàn',
      label: 'Àríyànjiyàn wà lórí èyí',
      says: 'Ohun tí apá kan sọ',
      other: 'Ohun tí apá kejì sọ',
    },
    note: {
      plural: 'Àwọn àkíyèsí',
      label: 'Àkíyèsí',
      says: 'Ohun tí orísun sọ',
      other: 'Ohun tí a fi kún un',
    },
  },
  evidence: 'Bí a ṣe mọ̀',
  sure: 'Bó ṣe dá wa lójú tó',
  sureness: {
    high: 'ó dá wa lójú gan-an',
    medium: 'ó dá wa lójú dé ìwọ̀n kan',
    low: 'kò dá wa lójú',
  },
  row: 'Gbogbo àríyànjiyàn',
  sources: 'Àwọn orísun',
  toldIn: 'A sọ ọ́ nínú',
  apart: 'Ibí nìkan ni a ti sọ ọ́',
  point: 'Kókó',
  says: 'Ohun tí a sọ',
  other: 'Ohun tó ta kò ó',
  show: 'Fi hàn',
  all: 'Gbogbo rẹ̀',
  groups: {
    words: 'Àwọn ọ̀rọ̀',
    rules: 'Àwọn òfin',
    board: 'Ọpọ́n',
    seeds: 'Ọmọ ayò',
    strategy: 'Ọgbọ́n títa àti ìṣirò',
    'sister-games': 'Àwọn eré tó jọ ayò',
    names: 'Àwọn orúkọ',
    history: 'Ìtàn',
    society: 'Àwùjọ',
    thought: 'Èrò',
    proverbs: 'Àwọn òwe',
    bibliography: 'Àwọn ìwé fúnra wọn',
  },
  bySubject: 'Àwọn àríyànjiyàn gẹ́gẹ́ bí kókó',
  data: 'Gba àtẹ náà bíi dátà:',
};
