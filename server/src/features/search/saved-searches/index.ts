export { savedSearchRoutes } from './saved-searches.routes.ts';
export { createSavedSearches } from './saved-searches.service.ts';
export { createSearchLinks } from './search-links.service.ts';
