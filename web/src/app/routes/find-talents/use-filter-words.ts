import {
  type FilterGroup,
  filterGroupNames,
  filterGroups,
  setGroups,
} from '@callboard/contract/search/filter-groups';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import { groupWords } from '../../../features/search/talent-filters/model/group-words.ts';
import type { NameFilter } from '../../../features/search/talent-search/index.ts';
import { useLists } from '../../../features/site/reference/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const groupOf = (filter: FilterName): FilterGroup | undefined =>
  filterGroupNames.find((group) => filterGroups[group].some((name) => name === filter));

/** As many as a name can hold and still be read. */
const namedAtMost = 4;

/** Filters in the words of their chips, for saved searches and for what was refused. */
export function useFilterWords() {
  const { t } = useTranslation('findTalents');
  const { t: words } = useTranslation('talentFilters');
  const { data: lists } = useLists();

  const nameFilter: NameFilter = (filter, filters) => {
    if (filter === 'characterId' || filter === 'recruiterId' || filter === 'similarTo') {
      return t(`filters.${filter}`);
    }
    const group = groupOf(filter);
    return group && lists ? groupWords(group, filters, lists, words) : t('filters.unknown');
  };
  const nameSearch = (filters: TalentFilters): string =>
    lists
      ? setGroups(filters)
          .slice(0, namedAtMost)
          .map((group) => groupWords(group, filters, lists, words))
          .join(', ')
      : '';
  return { nameFilter, nameSearch };
}
