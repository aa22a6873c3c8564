export type { CharacterRequirements, RequiredLanguage } from './character-requirements.ts';
export { findCharacterRequirements } from './find-character-requirements.ts';
export { projectsFeature } from './manifest.ts';
export { characters, projects, shortlists } from './projects.queries.ts';
export { listShortlisted, lockCastableCharacter } from './shortlists.queries.ts';
