export { hasPublicCast, isShownInPublic } from './announcement.queries.ts';
export { lockCastableCharacter, lockCharacters } from './castable.queries.ts';
export {
  type ClientCharacterRow,
  listClientCharacters,
} from './characters/client-characters.queries.ts';
export {
  type FieldEdit,
  mergeFields,
  onlySent,
  toFieldConflict,
} from './field-merge.policy.ts';
export { projectsFeature } from './manifest.ts';
export {
  candidates,
  castings,
  characters,
  isInterestedIn,
  projectShares,
  projects,
} from './projects.queries.ts';
export { toCastPart } from './public-cast.mapper.ts';
export { type CastPartRow, castOf } from './public-cast.queries.ts';
export type { CharacterRequirements, RequiredLanguage } from './requirements/character-requirements.ts';
export { findCharacterRequirements } from './requirements/find-character-requirements.ts';
