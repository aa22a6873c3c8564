import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import type { OnFilters } from '../../../../shared/lib/live-filters.ts';
import { LoosenSearch } from '../../../../shared/ui/search-filters/loosen-search.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import { type Reader, useJobCount } from '../api.ts';
import { describeFilter } from '../model/describe-filter.ts';
import { type JobFilters, setGroups, withoutGroup } from '../model/job-filters.ts';

interface NothingFoundProps {
  filters: JobFilters;
  reader: Reader;
  onFilters: OnFilters<JobFilters>;
}

/** No matches: which filter to remove, and how many there would be without it. */
export function NothingFound({ filters, reader, onFilters }: NothingFoundProps) {
  const { t } = useTranslation('findJobs');
  const { data: lists } = useListsWithCities(filters.location_id ?? []);
  const { data: count } = useJobCount(filters, reader);
  if (setGroups(filters).length === 0) {
    return <LoosenSearch title={t('nothing.noneTitle')} text={t('nothing.none')} />;
  }
  const choices = (count?.filterDrops ?? [])
    .filter((drop) => drop.count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ group, count: found }) => {
      const name = lists ? describeFilter(group, filters, lists, t) : '';
      return {
        key: group,
        name,
        text: t('nothing.named', { name, count: found, shown: formatCount(found) }),
        run: () => onFilters(withoutGroup(filters, group), { replace: false }),
      };
    });
  const [best, ...others] = choices;
  if (!count) return <LoosenSearch title={t('nothing.title')} text={t('nothing.counting')} />;
  if (!best) {
    const clear = { text: t('nothing.clear'), run: () => onFilters({}, { replace: false }) };
    return <LoosenSearch title={t('nothing.title')} text={t('nothing.together')} main={clear} />;
  }
  return (
    <LoosenSearch
      title={t('nothing.title')}
      text={`${best.text}.`}
      main={{ text: t('nothing.drop', { name: best.name }), run: best.run }}
      others={{ title: t('nothing.others'), choices: others }}
    />
  );
}
