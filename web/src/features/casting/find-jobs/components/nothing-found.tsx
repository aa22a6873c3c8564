import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import type { OnFilters } from '../../../../shared/lib/live-filters.ts';
import { LoosenSearch } from '../../../../shared/ui/search-filters/loosen-search.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import { type Reader, useJobCount } from '../api.ts';
import { describeFilter } from '../model/describe-filter.ts';
import { changed, forReader, type JobFilters, setGroups, withoutGroup } from '../model/job-filters.ts';

interface NothingFoundProps {
  filters: JobFilters;
  reader: Reader;
  onFilters: OnFilters<JobFilters>;
}

/** Nothing but what is saved or closed was asked for. */
function NoneOfAll({ filters, onFilters }: Omit<NothingFoundProps, 'reader'>) {
  const { t } = useTranslation('findJobs');
  const to = (next: JobFilters) => () => onFilters(next, { replace: false });
  if (!filters.saved) return <LoosenSearch title={t('nothing.noneTitle')} text={t('nothing.none')} />;
  const isWithClosed = filters.activeJobs === false;
  const withClosed = {
    key: 'closed',
    text: t('nothing.savedClosed'),
    run: to({ ...filters, activeJobs: false }),
  };
  return (
    <LoosenSearch
      title={t('nothing.savedTitle')}
      text={t(isWithClosed ? 'nothing.savedAny' : 'nothing.savedOpen')}
      main={{ text: t('nothing.leaveSaved'), run: to(changed(filters, { saved: undefined })) }}
      {...(!isWithClosed && {
        others: { title: t('nothing.savedOthers'), choices: [withClosed] },
      })}
    />
  );
}

/** No matches: which filter to remove, and how many there would be without it. */
export function NothingFound({ filters: asked, reader, onFilters }: NothingFoundProps) {
  const { t } = useTranslation('findJobs');
  const filters = forReader(asked, reader.talentId !== undefined);
  const { data: lists } = useListsWithCities(filters.location_id ?? []);
  const { data: count } = useJobCount(filters, reader);
  if (setGroups(filters).length === 0) {
    return <NoneOfAll filters={filters} onFilters={onFilters} />;
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
  const clear = { key: 'all', text: t('nothing.clear'), run: () => onFilters({}, { replace: false }) };
  // Without the saved ones there may be more: how many is not counted.
  const notOnlySaved = filters.saved && {
    key: 'saved',
    text: t('nothing.notOnlySaved'),
    run: () => onFilters(changed(filters, { saved: undefined }), { replace: false }),
  };
  if (!best) {
    return notOnlySaved ? (
      <LoosenSearch title={t('nothing.title')} text={t('nothing.savedTogether')} main={notOnlySaved} />
    ) : (
      <LoosenSearch title={t('nothing.title')} text={t('nothing.together')} main={clear} />
    );
  }
  return (
    <LoosenSearch
      title={t('nothing.title')}
      text={`${best.text}.`}
      main={{ text: t('nothing.drop', { name: best.name }), run: best.run }}
      others={{ title: t('nothing.others'), choices: notOnlySaved ? [...others, notOnlySaved] : others }}
    />
  );
}
