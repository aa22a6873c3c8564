import type { FetchWalkPage } from '../../../features/casting/profile-walk/use-profile-walk.ts';

/** Each list reads its own pages, and is loaded only when a walk leaves the page it began on. */
export const fetchWalkPage: FetchWalkPage = async (client, walk, page, reader) => {
  switch (walk.list) {
    case 'findTalents': {
      const list = await import('../../../features/search/talent-results/model/fetch-walk-page.ts');
      return list.fetchWalkPage(client, walk, page, reader);
    }
    case 'unlockedProfiles': {
      const list = await import('../../../features/casting/unlocked-profiles/model/walk-unlocked.ts');
      return list.fetchWalkPage(client, walk, page, reader);
    }
    case 'applicants': {
      const list = await import('../../../features/casting/applicants/model/walk-applicants.ts');
      return list.fetchWalkPage(client, walk, page, reader);
    }
    case 'shortlist': {
      const list = await import('../../../features/casting/shortlist-page/model/walk-shortlist.ts');
      return list.fetchWalkPage(client, walk, page, reader);
    }
    case 'board':
      // All of it is on one page.
      return undefined;
  }
};
