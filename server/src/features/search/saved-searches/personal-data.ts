import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { leaveSearchLinks, listSavedSearches, listSearchLinks } from './personal-data.queries.ts';

export const personalData: PersonalData = {
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
  empty: leaveSearchLinks,
};
