export { characterRoutes } from './characters.routes.ts';
export { createCharacters } from './characters.service.ts';
export { findWish } from './find-wish.ts';
export { projectsFeature } from './manifest.ts';
export { characters, projects, shortlists } from './projects.queries.ts';
export { listShortlisted, lockCastable } from './shortlists.queries.ts';
export { createShortlists } from './shortlists.service.ts';
export type { Wish, WishedLanguage } from './wish.ts';
