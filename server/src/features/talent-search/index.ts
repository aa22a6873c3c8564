export { applyAllChanges, startApplier } from './bitmaps/applier.ts';
export { rebuildSearch } from './bitmaps/rebuild.ts';
export { talentSearchRoutes } from './talent-search.routes.ts';
export { createTalentSearch, type TalentSearch } from './talent-search.service.ts';
