import '../i18n.ts';
import { withoutGroup } from '@callboard/contract/search/filter-groups';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { ChipRow } from '../../../../shared/ui/search-filters/filter-chip.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { gainsOf, shownGroups } from '../model/counts.ts';
import { describeGroup } from '../model/describe-group.ts';
import { type OnFilters, useLiveFilters } from '../model/filter-changes.ts';
import { citiesIn } from '../model/list-filters.ts';

interface FilterChipsProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** The active filters, each with how many more matches there would be without it. */
export function FilterChips({ search, onFilters }: FilterChipsProps) {
  const { t } = useTranslation('talentFilters');
  const { filters, replaceAll } = useLiveFilters(search.filters, onFilters);
  const { data: lists } = useListsWithCities(citiesIn(filters));
  const { data: count, isError } = useTalentCount(filters);
  const gains = count && gainsOf(count);
  return (
    <ChipRow
      filters={shownGroups(filters).map((group) => ({
        key: group,
        name: lists && describeGroup(group, filters, lists, t),
        gain: isError ? null : gains?.get(group),
        onRemove: () => replaceAll(withoutGroup(filters, group)),
      }))}
      gainLabel={(gain) => t('gainLabel', { count: gain, shown: formatCount(gain) })}
    />
  );
}
