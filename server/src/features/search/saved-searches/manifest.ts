import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { anonymiseSearchLinks, listSavedSearches, listSearchLinks } from './personal-data.queries.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { createSavedSearches } from './saved-searches.service.ts';
import { createSearchAlertJob } from './search-alerts.job.ts';
import { searchAlertNotifications } from './search-alerts.notifications.ts';
import { createSearchLinks } from './search-links.service.ts';

const personalData: PersonalData = {
  columns: {
    'saved_search.recruiter_id': { archive: 'saved-searches.json', erasing: 'deleted' },
    'search_link.created_by': {
      archive: 'search-links.json',
      erasing: 'kept: who was sent it can open it; nobody made it',
    },
  },
  chapters: [
    {
      file: 'search-links.json',
      of: 'everybody',
      about: 'the searches you made a link to',
      read: listSearchLinks,
    },
    {
      file: 'saved-searches.json',
      of: 'recruiter',
      about: 'the searches you saved',
      read: listSavedSearches,
    },
  ],
  empty: anonymiseSearchLinks,
};

type SavedSearchOptions = Parameters<typeof createSavedSearches>[0];
type SavedSearchNeeds = Omit<SavedSearchOptions, 'counts'> &
  Parameters<typeof createSearchLinks>[0] & { readonly search: SavedSearchOptions['counts'] };

export const savedSearches = feature({
  routes: (app, needs: SavedSearchNeeds) =>
    savedSearchRoutes(app, createSavedSearches({ ...needs, counts: needs.search }), createSearchLinks(needs)),
  jobs: (needs: Parameters<typeof createSearchAlertJob>[0]) => [createSearchAlertJob(needs)],
  notifications: searchAlertNotifications,
  personalData,
});
