export { applyAllChanges, startApplier } from './bitmaps/applier.ts';
export { rebuildSearch } from './bitmaps/rebuild.ts';
export { findClosedFilters, type Searcher } from './closed-filters.policy.ts';
export {
  type CompiledCharacter,
  createCharacterCompiler,
  createTalentFit,
  type TalentFit,
} from './fit/compiled-fit.ts';
export type { CharacterRequirements, FitFacts } from './fit/fit-facts.ts';
export { readOwnFacets, readOwnFitFacts } from './fit/own-fit.queries.ts';
export { talentSearch } from './manifest.ts';
export { wordsOf } from './names/name-words.ts';
export { searcherOf } from './searcher.ts';
export { findSearchRights } from './searches.queries.ts';
export { createTalentSearch } from './talent-search.service.ts';
