/** The page that joins filters, people and saved searches. */
export const findTalents = {
  tools: 'This search',
  filters: {
    characterId: 'the character you’re casting',
    recruiterId: 'whose search it is',
    similarTo: 'the talent they’re similar to',
    unknown: 'a filter',
  },
} as const;
