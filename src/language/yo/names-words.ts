import type { NamesWords } from '../names-words.ts';

/** Yorùbá on and around the map of names. */
export const namesWords: NamesWords = {
  question: 'Kí ni ẹnì kọ̀ọ̀kan ń pe eré náà, ta ló sì sọ bẹ́ẹ̀?',
  summary:
    'Àwòrán ilẹ̀ mẹ́ta. Láti Cape Verde dé Nàìjíríà, àwọn orúkọ náà sún mọ́ ara wọn. Ní òdìkejì òkun Àtìláńtíìkì, wọ́n wà ní Kàríbíánì, wọ́n sì wà ní Gúúsù Amẹ́ríkà láìsí orúkọ. Ní Ìlà-Oòrùn Áfíríkà ni àwọn orúkọ tí orísun kan kọ mọ́ wọn wà, bó tilẹ̀ jẹ́ pé eré wọn yàtọ̀. Ní Kumasi àti ní ilẹ̀ Ìgbò, ọ̀rọ̀ àwọn orísun takora.',
  maps: {
    'west-africa': {
      title: 'Ìwọ̀-Oòrùn Áfíríkà',
      described: 'Àwòrán ilẹ̀ Ìwọ̀-Oòrùn Áfíríkà, tí orúkọ wà níbi tí àwọn tó ń pè é bẹ́ẹ̀ wà.',
    },
    americas: {
      title: 'Kàríbíánì àti Gúúsù Amẹ́ríkà',
      described: 'Àwòrán ilẹ̀ Kàríbíánì àti Gúúsù Amẹ́ríkà pẹ̀lú orúkọ eré náà.',
    },
    'east-africa': {
      title: 'Ìlà-Oòrùn Áfíríkà',
      described: 'Àwòrán ilẹ̀ Ìlà-Oòrùn Áfíríkà pẹ̀lú orúkọ àwọn eré tó jọ ọ́ àti àwọn mìíràn.',
    },
  },
  key: {
    circle: 'àpilẹ̀kọ ìpìlẹ̀ ló sọ bẹ́ẹ̀',
    triangle: 'ìwé àwọn olùkọ́ ló sọ bẹ́ẹ̀',
    square: 'àkọsílẹ̀ nípa eré tó jọ ọ́ ló sọ bẹ́ẹ̀',
    clash: 'orísun mìíràn sọ òdìkejì rẹ̀',
  },
  credit:
    'Àmì kọ̀ọ̀kan dúró fún àwọn ènìyàn kan tàbí agbègbè kan, kì í ṣe fún ohun tí a rí nínú ilẹ̀; àwa ni a fi wọ́n síbẹ̀ láìpé pérépéré. Etíkun àti ààlà òde òní: Natural Earth, tí kò ní ẹni tó ni ín.',
  table: {
    caption: 'Orúkọ eré náà, orísun kan lẹ́yìn òmíràn',
    name: 'Orúkọ',
    people: 'Ènìyàn',
    place: 'Ibi',
    source: 'Orísun',
    note: 'Àkíyèsí',
    noName: 'kò dárúkọ',
    contradicted: 'àríyànjiyàn wà',
    also: 'Bákan náà:',
    find: 'Wá orúkọ, ènìyàn tàbí ibi',
    everySource: 'gbogbo orísun',
    everyRegion: 'gbogbo agbègbè',
    region: 'Agbègbè',
    sortBy: 'tò ó nípa',
    shown: 'èyí tó hàn:',
    none: 'Kò sí èyí tó bá a mu. Dín lẹ́tà kù, tàbí yan gbogbo orísun.',
  },
};
