import { talentsPerPage } from '@callboard/contract/search/search-limits';
import { useMemo } from 'react';
import { type Returned, useRememberList, useReturn } from '../../../../shared/lib/last-list.ts';
import type { ListedTalents, WalkedTalent } from '../../../../shared/lib/talent-walk.ts';
import { searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { type FoundPage, type FoundTalent, isRecruiterCard } from './found-talent.ts';
import { lastPageOf } from './last-page.ts';
import type { CastCharacter } from './use-shortlist.ts';
import type { TalentsQuery } from './use-talent-results.ts';

/** The same on every page and in both layouts. */
export const walkOf = (search: TalentSearch): string => searchLink({ ...search, page: 1, layout: 'grid' });

const toWalked = (talent: FoundTalent): WalkedTalent => ({
  user_id: talent.user_id,
  userUniqueId: talent.userUniqueId,
  name: talent.name,
  ...(talent.gallary[0] && { photo: talent.gallary[0].file_url }),
  ...(talent.match !== null && { match: talent.match }),
  ...(isRecruiterCard(talent) && { reasons: talent.reasons }),
});

export const toListed = (search: TalentSearch, page: FoundPage): ListedTalents => ({
  walk: walkOf(search),
  page: search.page,
  perPage: talentsPerPage,
  total: page.totalResults,
  lastPage: lastPageOf(page.totalPages),
  talents: page.results.map(toWalked),
});

interface WalkableSearch {
  search: TalentSearch;
  query: TalentsQuery;
  character: CastCharacter | undefined;
}

/** Profiles opened from the search walk through it and lead back. Returns who was looked at last. */
export function useWalkableSearch({ search, query, character }: WalkableSearch): Returned | undefined {
  const data = query.isPlaceholderData ? undefined : query.data;
  const { id, name } = character ?? {};
  const listed = useMemo(
    () => data && { ...toListed(search, data), ...(id !== undefined && { character: { id, name } }) },
    [data, search, id, name],
  );
  useRememberList('findTalents', listed);
  return useReturn(walkOf(search), search.page, (page) => searchLink({ ...search, page }));
}
