import { loadCode } from '../parts/server-code.mjs';

const search = './src/features/search/talent-search';
const parts = `
export { facetNames } from '@callboard/contract/search/search-limits';
export { guestFilters, setGroups } from '@callboard/contract/search/filter-groups';
export { toFilterQuery } from '@callboard/contract/search/filter-address';
export { findCharacterRequirements } from './src/features/casting/projects/index.ts';
export { facetCount } from '${search}/facet-counts.policy.ts';
export { facetGroups, shown } from '${search}/facets.ts';
export { rankingFor } from '${search}/fit/character-ranking.policy.ts';
export { rankedBy } from '${search}/fit/ranking.policy.ts';
export { similarityOf } from '${search}/fit/similarity.policy.ts';
export { planSearch } from '${search}/plan-search.ts';
export { readCards } from '${search}/reading/cards.queries.ts';
export { count, countMore, findPage } from '${search}/reading/read.queries.ts';
export { toTerms } from '${search}/terms.policy.ts';
export { connect } from './src/platform/db/database.ts';
`;

export const loadServer = () => loadCode('search', parts);
