export { listDisclosures } from './disclosures.ts';
export { projectSharesFeature } from './manifest.ts';
export { createSharing, type ShareProjectOptions, type Sharing } from './share-project.service.ts';
export { obstacleTo } from './share-states.policy.ts';
export { findReplier } from './shares.queries.ts';
