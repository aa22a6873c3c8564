export { projectSharesFeature } from './manifest.ts';
export { createSharing, type ShareProjectOptions, type Sharing } from './share-project.service.ts';
export { findReplier } from './shares.queries.ts';
