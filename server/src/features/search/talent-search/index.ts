export { applyAllChanges, startApplier } from './bitmaps/applier.ts';
export { rebuildSearch } from './bitmaps/rebuild.ts';
export { findClosedFilters, type Searcher } from './closed-filters.policy.ts';
export { yearsOutside } from './fit/asked-ages.policy.ts';
export { decides } from './fit/character-ranking.policy.ts';
export {
  type CompiledCharacter,
  createCharacterCompiler,
  createTalentFit,
  type TalentFit,
} from './fit/compiled-fit.ts';
export { daysMissed } from './fit/days-missed.policy.ts';
export type { CharacterRequirements, FitFacts } from './fit/fit-facts.ts';
export { readOwnFacets, readOwnFitFacts } from './fit/own-fit.queries.ts';
export { readFit, readFits } from './fit/read-fits.ts';
export { talentSearch } from './manifest.ts';
export { isLatin, soundOf, soundSoFar, wordsOf } from './names/name-words.ts';
export { searcherOf } from './searcher.ts';
export { findSearchRights } from './searches.queries.ts';
export { createTalentSearch } from './talent-search.service.ts';
