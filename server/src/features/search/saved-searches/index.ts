export { savedSearches } from './manifest.ts';
