// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/content.ts';
export * from './calls/health.ts';
export * from './calls/landing.ts';
export * from './calls/reference.ts';
