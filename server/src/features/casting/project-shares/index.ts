export { projectSharesFeature } from './manifest.ts';
export { isInterestedIn, projectShares } from './shares.queries.ts';
