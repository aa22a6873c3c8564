export { listShortlisted, shortlists } from './entries.queries.ts';
export { shortlistsFeature } from './manifest.ts';
