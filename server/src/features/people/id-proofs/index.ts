export { createIdentity } from './identity.service.ts';
export { idProofs } from './manifest.ts';
