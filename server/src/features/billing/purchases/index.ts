export { billingNotices } from './billing.notices.ts';
export { billingRoutes } from './billing.routes.ts';
export type { Seller } from './billing-options.ts';
export { createBilling } from './create-billing.ts';
export { noticeRoutes } from './notices.routes.ts';
