// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/admin-users.ts';
export * from './calls/consents.ts';
export * from './calls/contact-codes.ts';
export * from './calls/sign-in-methods.ts';
export * from './calls/sign-in.ts';
export * from './calls/sign-up.ts';
export * from './calls/user.ts';
