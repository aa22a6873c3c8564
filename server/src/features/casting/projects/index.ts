export { hasPublicCast, isShownInPublic } from './announcement.queries.ts';
export { castBudgetOf, setCastBudget } from './cast-budget.queries.ts';
export { lockCastableCharacter, lockCharacters } from './castable.queries.ts';
export { type CharacterRoleRow, listCharacterRoles } from './characters/character-roles.queries.ts';
export { type CharacterBriefRow, listBriefs } from './characters/characters.queries.ts';
export {
  type ClientCharacterRow,
  listClientCharacters,
} from './characters/client-characters.queries.ts';
export {
  type ConsideredRow,
  listConsidered,
  listPricedCharacters,
  type PricedCharacterRow,
} from './considered.queries.ts';
export {
  type FieldEdit,
  mergeFields,
  onlySent,
  toFieldConflict,
} from './field-merge.policy.ts';
export {
  type CharacterForTalents,
  findProjectForTalents,
  listCharactersForTalents,
  type ProjectForTalents,
  recruiterJoins,
  recruiterRow,
} from './for-talents.queries.ts';
export { type JobAboutRow, jobAbout, jobJoins, worksFrom, worksTo } from './job-about.queries.ts';
export { projectsFeature } from './manifest.ts';
export { toPoster } from './project-detail.mapper.ts';
export { citiesOf, languagesOf, type PosterRow, posterOf } from './project-detail.queries.ts';
export { disclosuresOf, readFields as readProjectFields } from './project-fields.queries.ts';
export {
  candidates,
  castings,
  characters,
  isInterestedIn,
  projectShares,
  projects,
  shortlists,
} from './projects.queries.ts';
export { toCastPart } from './public-cast.mapper.ts';
export { type CastPartRow, castOf } from './public-cast.queries.ts';
export type { CharacterRequirements, RequiredLanguage } from './requirements/character-requirements.ts';
export {
  findCharacterRequirements,
  listCharacterRequirements,
} from './requirements/find-character-requirements.ts';
export { toCharacterStatus } from './stages.mapper.ts';
