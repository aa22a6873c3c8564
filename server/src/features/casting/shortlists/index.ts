export { listShortlisted } from './entries.queries.ts';
export { shortlistsFeature } from './manifest.ts';
export { putOnShortlist } from './put-on-shortlist.ts';
