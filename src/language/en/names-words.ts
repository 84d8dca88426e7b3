import type { NamesWords } from '../names-words.ts';

/** English on and around the map of names. */
export const namesWords: NamesWords = {
  question: 'Who calls the game what, and who says so?',
  summary:
    'Three maps. From Cape Verde to Nigeria the names stand close together. Across the Atlantic they lie in the Caribbean and, without names, in South America. In East Africa stand names that one source lists beside them, though the games differ. At Kumasi and in Igbo country the sources contradict each other.',
  maps: {
    'west-africa': {
      title: 'West Africa',
      described: 'Map of West Africa with the names at the people who use them.',
    },
    americas: {
      title: 'The Caribbean and South America',
      described: 'Map of the Caribbean and South America with the names of the game.',
    },
    'east-africa': {
      title: 'East Africa',
      described: 'Map of East Africa with names of related and of other games.',
    },
  },
  key: {
    circle: 'the base article says so',
    triangle: 'the teachers’ handout says so',
    square: 'a description of a sister game says so',
    clash: 'another source contradicts it',
  },
  credit:
    'Spots stand for a people or a region, not for a find; we placed them roughly. Coasts and the borders of today: Natural Earth, public domain.',
  table: {
    caption: 'Names of the game, source by source',
    name: 'Name',
    people: 'People',
    place: 'Place',
    source: 'Source',
    note: 'Remark',
    noName: 'no name given',
    contradicted: 'contradicted',
    also: 'Also:',
    find: 'Find a name, people or place',
    everySource: 'every source',
    everyRegion: 'every region',
    region: 'Region',
    sortBy: 'sort by',
    shown: 'shown:',
    none: 'Nothing fits. Try fewer letters, or every source.',
  },
};
