export { referralNotices } from './referrals.notices.ts';
export { referralRoutes } from './referrals.routes.ts';
export { createReferrals, type Referrals } from './referrals.service.ts';
