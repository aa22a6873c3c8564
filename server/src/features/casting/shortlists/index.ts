export { listShortlisted } from './entries.queries.ts';
export { shortlistsFeature } from './manifest.ts';
