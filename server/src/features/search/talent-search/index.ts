export { applyAllChanges, startApplier } from './bitmaps/applier.ts';
export { rebuildSearch } from './bitmaps/rebuild.ts';
export { findClosedFilters, type Searcher } from './closed-filters.policy.ts';
export { readFit, readFits } from './fit/read-fits.ts';
export { talentSearch } from './manifest.ts';
export { searcherOf } from './searcher.ts';
export { findSearchRights } from './searches.queries.ts';
export { createTalentSearch } from './talent-search.service.ts';
