import type { PublishWords } from '../publish-words.ts';

/** Yorùbá of the book on paper and in a reader. A draft: no speaker has reviewed it. */
export const publishWords: PublishWords = {
  cover: 'Èèpo ìwé',
  copy: 'Nípa ẹ̀dà yìí',
  whole: ({ date }) =>
    `Gbogbo ìwé náà ló wà nínú ẹ̀dà yìí bó ṣe wà ní ${date}: gbogbo orí, àwòrán kọ̀ọ̀kan pẹ̀lú àtẹ rẹ̀, àwọn ìwé òfin, ìtumọ̀ ọ̀rọ̀ àti àwọn orísun.`,
  online:
    'Àwọn orí kan náà wà lórí ayélujára; níbẹ̀ o lè tẹ̀ lé àpẹẹrẹ kọ̀ọ̀kan ní ìgbésẹ̀ ìgbésẹ̀, o sì lè ta ayò lórí ọpọ́n:',
  frames:
    'Àwòrán tó tẹ̀ lé ara wọn ni àpẹẹrẹ kọ̀ọ̀kan níbí. Àwòrán kọ̀ọ̀kan fi ọpọ́n hàn ní òpin ìgbésẹ̀ kan tàbí jù bẹ́ẹ̀ lọ; ọ̀rọ̀ àti iye ìgbésẹ̀ wà lábẹ́ rẹ̀.',
  draft:
    'Àkọsílẹ̀ àkọ́kọ́ ni Yorùbá inú ìwé yìí. Kò tíì sí elédè Yorùbá kankan tó yẹ̀ ẹ́ wò, àyàfi tí orí kan bá dárúkọ ẹni tó yẹ̀ ẹ́ wò lábẹ́ àkọlé rẹ̀.',
  licences:
    'Ọ̀rọ̀: CC BY 4.0. O lè dà á kọ, tẹ̀ ẹ́, yí i padà, kí o sì fún ẹlòmíràn bí o bá dárúkọ ìwé náà. Irú lẹ́tà: Ayo Text, láti inú Gentium Plus, lábẹ́ SIL Open Font License 1.1.',
  access:
    'Àwòrán kọ̀ọ̀kan ní àkọlé, àkótán ní ọ̀rọ̀, ọ̀pọ̀ sì ní àtẹ. Àwòrán onílà ni àpẹẹrẹ kọ̀ọ̀kan, pẹ̀lú ọ̀rọ̀ fún ìgbésẹ̀ kọ̀ọ̀kan. Ọ̀rọ̀ inú ìwé yìí ní àkọlé, àkóónú àti àmì èdè; kò sí ohun tó ń lọ tó ń bọ̀, tó ń dún, tàbí tó nílò ètò kọ̀ǹpútà.',
};
