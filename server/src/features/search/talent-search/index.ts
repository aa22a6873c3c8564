export { applyAllChanges, startApplier } from './bitmaps/applier.ts';
export { createNightlyJob } from './bitmaps/nightly.job.ts';
export { rebuildSearch } from './bitmaps/rebuild.ts';
export { closedFilters, type Searcher } from './closed-filters.policy.ts';
export { searcherOf } from './searcher.ts';
export { isVerified } from './searches.queries.ts';
export { talentSearchRoutes } from './talent-search.routes.ts';
export { createTalentSearch } from './talent-search.service.ts';
