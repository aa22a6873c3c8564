/** The page that joins filters, people and saved searches. */
export const findTalents = {
  tools: 'This search',
  filters: {
    characterId: 'the part you cast',
    recruiterId: 'whose search it is',
    similarTo: 'the talent they are like',
    unknown: 'a filter',
  },
} as const;
