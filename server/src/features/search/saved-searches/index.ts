export { createNewMatchCount } from './count-saved.ts';
export type { SearchCounts } from './counts.ts';
export { savedSearches } from './manifest.ts';
