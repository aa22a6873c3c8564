import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { createSavedSearches } from './saved-searches.service.ts';
import { createSearchLinks } from './search-links.service.ts';

type SavedSearchOptions = Parameters<typeof createSavedSearches>[0];
type SavedSearchNeeds = Omit<SavedSearchOptions, 'counts'> &
  Parameters<typeof createSearchLinks>[0] & { readonly search: SavedSearchOptions['counts'] };

export const savedSearches = feature({
  routes: (app, needs: SavedSearchNeeds) =>
    savedSearchRoutes(app, createSavedSearches({ ...needs, counts: needs.search }), createSearchLinks(needs)),
  personalData,
});
