export {
  type CharacterAccess,
  findCharacterAccess,
  listAccountsOn,
  projectPeople,
} from './access.queries.ts';
export {
  forgetInActivity,
  namedPerson,
  projectActivity,
  recordActivity,
  shownValues,
} from './activity.queries.ts';
export {
  hasRight,
  type ProjectAccess,
  requireCharacters,
  requireProject,
  requireProjects,
} from './require-project.ts';
export { type PhotoUrl, type TeamPersonRow, toTeamPerson } from './team-person.mapper.ts';
