import type { ChronologyWords } from '../chronology-words.ts';

/** Yorùbá on and around the chronology. */
export const chronologyWords: ChronologyWords = {
  question: 'Kí ló ní déètì, kí ni ìròyìn, kí ni ìtàn àtẹnudẹ́nu, níbo sì ni kò ti sí nǹkan kan?',
  summary:
    'Fún ọ̀rúndún mẹ́rin àti jù bẹ́ẹ̀ lọ, ìdákẹ́jẹ́ nìkan ló wà, àti ìtàn akọni kan tí wọ́n sọ lẹ́yìn ìgbà náà. Ti 1623 ni ojú ìwé àkọ́kọ́ tó ní déètì. Lẹ́yìn 1890 ni gbogbo àwọn yòókù wá.',
  chart: {
    kinds: {
      evidence: 'ojú ìwé tó ní déètì: àkọsílẹ̀ tàbí ìwé tí a tẹ̀ ní ọdún náà',
      report: 'ìròyìn: ẹnì kan kọ̀wé lẹ́yìn náà nípa ìgbà tó ti kọjá',
      tradition: 'ìtàn àtẹnudẹ́nu: láti ẹnu dé ẹnu',
      silence: 'ìdákẹ́jẹ́: kò sí ohun tí a rí, kò sí àkọsílẹ̀',
    },
    kindOf: {
      evidence: 'ojú ìwé tó ní déètì',
      report: 'ìròyìn',
      tradition: 'ìtàn àtẹnudẹ́nu',
      silence: 'ìdákẹ́jẹ́',
    },
    chart: 'Ìtòlẹ́sẹẹsẹ ọdún',
    closer: 'Sún mọ́ ọn',
    further: 'Sún sẹ́yìn',
    earlier: 'Ìgbà tó ṣáájú',
    later: 'Ìgbà tó tẹ̀ lé e',
    all: 'Gbogbo ọdún',
    keys: 'Nígbà tí o bá wà lórí bọ́tìnnì tàbí lórí ọ̀kan nínú wọn, + àti − ń sún mọ́ ọn tàbí sẹ́yìn, bọ́tìnnì ọfà ń sún un, 0 ń fi gbogbo ọdún hàn.',
    choose: 'Yan ọ̀kan láti ka ohun tó dúró lé lórí.',
    about: 'nǹkan bí',
    until: 'títí di',
    inView: 'Ohun tó hàn:',
  },
  table: {
    years: 'Ọdún',
    event: 'Kí ló ṣẹlẹ̀',
    kind: 'Irú rẹ̀',
    sure: 'Bó ṣe dájú tó',
    sources: 'Orísun',
    disagreements: 'Àríyànjiyàn',
  },
};
