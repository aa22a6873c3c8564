import '../i18n.ts';
import '../../../../shared/ui/form-i18n.ts';
import { auditionKinds, type JobFacet } from '@callboard/contract/casting/job-values';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import type { EditedFilters } from '../../../../shared/lib/live-filters.ts';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { JobCountState, Reader } from '../api.ts';
import { kindText } from '../model/describe-filter.ts';
import type { JobFilters } from '../model/job-filters.ts';
import classes from './filter-panel.module.css';
import { LocationFilter } from './location-filter.tsx';
import { OwnFilters } from './own-filters.tsx';
import { PlainSelect } from './plain-select.tsx';
import { Ages, type FilterPartProps, Genders } from './role-filters.tsx';
import { TypeFilter } from './type-filter.tsx';

/** Of a facet; undefined until they are counted. */
type Counts = ReadonlyMap<number | string, number> | undefined;
const noCounts: Counts = new Map();

/** How many there are for each choice. */
function useFacets(count: JobCountState['data']) {
  return useMemo(() => {
    const facets = new Map(
      count?.facets.map(({ facet, values }) => [facet, new Map(values.map((one) => [one.id, one.count]))]),
    );
    return (facet: JobFacet): Counts => (count ? (facets.get(facet) ?? noCounts) : undefined);
  }, [count]);
}

/** Rupees per day. */
const paySteps = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

interface DatesAndPayProps extends Omit<FilterPartProps, 'lists'> {
  count: JobCountState['data'];
  isTalent: boolean;
}

function DatesAndPay({ filters, change, count, isTalent }: DatesAndPayProps) {
  const { t } = useTranslation('findJobs');
  const toggleDates = useCallback(
    () => change({ when_available: filters.when_available ? undefined : true }),
    [change, filters.when_available],
  );
  const togglePaid = useCallback(
    () => change({ paid: filters.paid ? undefined : true }),
    [change, filters.paid],
  );
  return (
    <FilterGroup title={t('group.dates')}>
      {isTalent && (
        <CheckRow
          id={0}
          name={t('whenAvailable')}
          isOn={filters.when_available ?? false}
          count={count?.when_available ?? undefined}
          onToggle={toggleDates}
        />
      )}
      <CheckRow
        id={1}
        name={t('paid')}
        isOn={filters.paid ?? false}
        count={count?.paid}
        onToggle={togglePaid}
      />
      <div className={classes.below}>
        <PlainSelect
          label={t('payMin')}
          any={t('payAny')}
          value={filters.pay_min}
          options={paySteps}
          write={(rupees) => t('payFrom', { amount: formatRupees(rupees * 100) })}
          onChange={(pay_min) => change({ pay_min })}
        />
      </div>
    </FilterGroup>
  );
}

function Kinds({ filters, change, counts }: Omit<FilterPartProps, 'lists'> & { counts: Counts }) {
  const { t } = useTranslation('findJobs');
  const chosen = filters.audition_kind;
  const toggle = useCallback(
    (at: number) => {
      const next = auditionKinds.filter(
        (kind, index) => (chosen?.includes(kind) ?? false) !== (index === at),
      );
      change({ audition_kind: next.length > 0 ? next : undefined });
    },
    [change, chosen],
  );
  return (
    <FilterGroup title={t('group.kinds')}>
      {auditionKinds.map((kind, at) => (
        <CheckRow
          key={kind}
          id={at}
          name={kindText(kind, t)}
          isOn={chosen?.includes(kind) ?? false}
          count={counts && (counts.get(kind) ?? 0)}
          onToggle={toggle}
        />
      ))}
    </FilterGroup>
  );
}

function AlsoShown({ filters, change }: Omit<FilterPartProps, 'lists'>) {
  const { t } = useTranslation('findJobs');
  const toggle = useCallback(
    () => change({ activeJobs: filters.activeJobs === false ? undefined : false }),
    [change, filters.activeJobs],
  );
  return (
    <FilterGroup title={t('group.more')}>
      <CheckRow id={0} name={t('closed')} isOn={filters.activeJobs === false} onToggle={toggle} />
    </FilterGroup>
  );
}

const skeletonHeights = ['11.5rem', '5.75rem', '6rem', '5.75rem', '9rem'];

function PanelSkeleton() {
  return (
    <div className={classes.waiting} aria-hidden>
      {skeletonHeights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never change places.
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

interface FilterPanelProps {
  edited: EditedFilters<JobFilters>;
  count: JobCountState['data'];
  reader: Reader;
}

/** Everything one can search by, with how many there are of each. */
export function FilterPanel({ edited: { filters, editor }, count, reader }: FilterPanelProps) {
  const { t } = useTranslation('findJobs');
  const facets = useFacets(count);
  const { data: lists, isError, refetch } = useListsWithCities(filters.location_id ?? []);
  const isTalent = reader.talentId !== undefined;
  const { change } = editor;
  if (!lists) {
    return isError ? (
      <p className={classes.failed} role="alert">
        {t('errors.lists')}{' '}
        <button type="button" className={classes.again} onClick={() => refetch()}>
          {t('errors.again')}
        </button>
      </p>
    ) : (
      <PanelSkeleton />
    );
  }
  const part = { filters, lists, change };
  return (
    <>
      {isTalent && <OwnFilters filters={filters} change={change} fits={count?.fits_me} />}
      <FilterGroup title={t('group.types')}>
        <TypeFilter
          types={lists.project_types}
          chosen={filters.project_id}
          counts={facets('project_type')}
          change={change}
        />
      </FilterGroup>
      <FilterGroup title={t('group.location')}>
        <LocationFilter {...part} counts={facets('location')} />
      </FilterGroup>
      <Ages {...part} />
      <Genders {...part} />
      <DatesAndPay filters={filters} change={change} count={count} isTalent={isTalent} />
      <Kinds filters={filters} change={change} counts={facets('audition_kind')} />
      <AlsoShown filters={filters} change={change} />
    </>
  );
}
