// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/saved-searches.ts';
export * from './calls/talent-search.ts';
