export { createIdentity } from './identity.service.ts';
