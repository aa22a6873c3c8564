export { findWish } from './find-wish.ts';
export { projectsFeature } from './manifest.ts';
export { characters, projects, shortlists } from './projects.queries.ts';
export { listShortlisted, lockCastable } from './shortlists.queries.ts';
export type { Wish, WishedLanguage } from './wish.ts';
