import { loadCode } from '../parts/server-code.mjs';

const search = './src/features/talent-search';
const parts = `
export { facetNames } from '@callboard/contract/find-talents';
export { guestFilters, setGroups } from '@callboard/contract/filter-groups';
export { toFilterQuery } from '@callboard/contract/talent-filters';
export { findWish } from './src/features/characters/index.ts';
export { facetCounts } from '${search}/facet-counts.policy.ts';
export { facetGroups, shown } from '${search}/facets.ts';
export { likenessOf, preferencesOf } from '${search}/fit/preferences.policy.ts';
export { planSearch } from '${search}/plan-search.ts';
export { readCards } from '${search}/reading/cards.queries.ts';
export { count, countMore, findPage } from '${search}/reading/read.queries.ts';
export { toTerms } from '${search}/terms.policy.ts';
export { connect } from './src/platform/db/database.ts';
`;

export const loadServer = () => loadCode('search', parts);
