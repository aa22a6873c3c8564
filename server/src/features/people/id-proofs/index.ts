export { recordPrivateView, sentProofs } from './identity.queries.ts';
export { createIdentity } from './identity.service.ts';
export { idProofs } from './manifest.ts';
