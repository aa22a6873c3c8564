export { referrals } from './manifest.ts';
export { createReferrals, type Referrals } from './referrals.service.ts';
