export type { Seller } from './billing-options.ts';
export { createBilling } from './create-billing.ts';
export { purchases } from './manifest.ts';
