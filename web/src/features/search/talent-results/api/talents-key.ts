import { type TalentSearch, writeSearch } from '../../../../shared/lib/talent-search/search-address.ts';

/** How the people are laid out changes nothing about who they are. */
const asked = (search: TalentSearch) => writeSearch({ ...search, layout: 'grid' }).toString();

/** Whoever searches: the cards of one are not shown to another. */
export const talentsKey = (search: TalentSearch, searcherId: number | undefined) =>
  ['talents', searcherId ?? 0, asked(search)] as const;
