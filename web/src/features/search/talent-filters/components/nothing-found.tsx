import { type FilterGroup, setGroups, withoutGroup } from '@callboard/contract/search/filter-groups';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { LoosenSearch } from '../../../../shared/ui/search-filters/loosen-search.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { effectiveDrops } from '../model/counts.ts';
import { describeGroup } from '../model/describe-group.ts';
import { cleared, type OnFilters } from '../model/filter-changes.ts';
import { citiesIn } from '../model/list-filters.ts';
import '../i18n.ts';

type PairDrop = TalentCount['pairDrops'][number];

/** More would be a puzzle. */
const maxPairs = 3;

interface NothingFoundProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** No matches: which filter to drop, or which two, and how many there would be without. */
export function NothingFound({ search: { filters }, onFilters }: NothingFoundProps) {
  const { t } = useTranslation('talentFilters');
  const { data: lists } = useListsWithCities(citiesIn(filters));
  const { data: count } = useTalentCount(filters);
  const [best, ...others] = count ? effectiveDrops(count) : [];
  const [pair, ...otherPairs] = count?.pairDrops ?? [];
  const nameOf = (group: FilterGroup) => (lists ? describeGroup(group, filters, lists, t) : '');
  const drop = (...groups: readonly FilterGroup[]) =>
    onFilters(groups.reduce(withoutGroup, filters), { replace: false });
  const without = (group: FilterGroup, resultCount: number) =>
    t('nothing.named', { name: nameOf(group), count: resultCount, shown: formatCount(resultCount) });
  const withoutPair = (key: 'pair' | 'otherPair', { filters: [one, other], count: resultCount }: PairDrop) =>
    t(`nothing.${key}`, {
      first: nameOf(one),
      second: nameOf(other),
      count: resultCount,
      shown: formatCount(resultCount),
    });
  const text = () => {
    if (!count) return t('nothing.counting');
    if (best) return `${without(best.filter, best.count)}.`;
    return pair ? `${withoutPair('pair', pair)}.` : t('nothing.together');
  };
  const action = () => {
    if (best)
      return { label: t('nothing.drop', { name: nameOf(best.filter) }), run: () => drop(best.filter) };
    if (pair) return { label: t('nothing.dropBoth'), run: () => drop(...pair.filters) };
    return { label: t('nothing.clear'), run: () => onFilters(cleared(filters), { replace: false }) };
  };
  const main = action();
  const more = [
    ...others.map(({ filter, count: resultCount }) => ({
      key: filter,
      text: without(filter, resultCount),
      run: () => drop(filter),
    })),
    ...otherPairs.slice(0, maxPairs).map((one) => ({
      key: one.filters.join(),
      text: withoutPair('otherPair', one),
      run: () => drop(...one.filters),
    })),
  ];

  const nothing = { title: t('nothing.title') };
  if (setGroups(filters).length === 0) return <LoosenSearch {...nothing} text={t('nothing.none')} />;
  return (
    <LoosenSearch
      {...nothing}
      text={text()}
      main={{ text: main.label, run: main.run }}
      others={{ title: t(best ? 'nothing.others' : 'nothing.otherPairs'), choices: more }}
    />
  );
}
