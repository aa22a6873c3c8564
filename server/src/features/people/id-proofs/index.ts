export { identityNotices } from './identity.notices.ts';
export { createIdentity } from './identity.service.ts';
