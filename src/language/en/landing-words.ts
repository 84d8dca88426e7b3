import type { LandingWords } from '../landing-words.ts';

const pitsOn = (steps: number): string =>
  steps === 0 ? 'in the pit they came from' : steps === 1 ? 'one pit on' : `${steps} pits on`;

/** English for the figures of landings. */
export const landingWords: LandingWords = {
  clock: {
    title: 'Where does the last seed fall?',
    summary: ({ period, pits, apart }) =>
      `The pits stand round a clock, the pit of origin at the top. ${period} seeds put one into every other pit. The next one passes over the origin and falls where the first one fell. So the landing comes round every ${period} seeds. The formula printed in the base article comes round every ${pits}, and from ${apart} seeds on it names another pit.`,
    said: ({ seeds, played, printed }) =>
      `${seeds === 1 ? '1 seed falls' : `${seeds} seeds: the last falls`} ${pitsOn(played)}. ${
        played === printed ? 'The printed formula agrees.' : `As printed: ${pitsOn(printed)}.`
      }`,
    played:
      'As it is played, with the origin passed over (our notation), k seeds end so many pits on:',
    formula: ({ period }) => `((k − 1) mod ${period}) + 1`,
    printed: 'As the base article prints it, from pit p:',
    printedFormula: ({ pits }) => `(p + k) mod ${pits}`,
    playedEvery: ({ period }) => `as played: every ${period}`,
    printedEvery: ({ pits }) => `as printed: every ${pits}`,
    part: ({ apart }) => `They part at ${apart}`,
    chart: {
      slider: 'Seeds in the pit',
      origin: 'origin',
      last: 'last',
      asPrinted: 'printed',
      seeds: 'seeds sown',
      steps: 'pits on',
    },
  },
  threats: {
    title: 'Which counts threaten which pits?',
    summary: ({ period, seeds, but }) =>
      `A pit threatens an opponent’s pit when its last seed would fall there and make two or three. The counts that do so lie ${period} apart. On the first round the pit must hold one or two, on the second none or one; on the third it must be empty. ${seeds} seeds threaten nothing, except from pit ${but.join(', ')}.`,
    pick: 'South’s pit',
    round: ({ round, holding }) =>
      `${['First', 'Second', 'Third'][round] ?? ''} round: takes ${
        holding.join() === '0' ? 'an empty pit' : `a pit of ${holding.join(' or ')}`
      }`,
    seedsIn: ({ pit }) => `Seeds in pit ${pit}, above the pit of North that they reach`,
    own: 'South’s pit',
    theirs: 'North’s pit',
  },
};
