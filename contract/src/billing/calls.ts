// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/billing-details.ts';
export * from './calls/credits.ts';
export * from './calls/purchases.ts';
