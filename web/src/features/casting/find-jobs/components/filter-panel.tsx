import '../i18n.ts';
import '../../../../shared/ui/form-i18n.ts';
import { auditionKinds, type JobFacet } from '@callboard/contract/casting/job-values';
import type { MasterData } from '@callboard/contract/site/reference';
import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import type { EditedFilters } from '../../../../shared/lib/live-filters.ts';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import segments from '../../../../shared/ui/search-filters/segments.module.css';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { JobCountState, Reader } from '../api.ts';
import { kindText } from '../model/describe-filter.ts';
import type { JobFilters } from '../model/job-filters.ts';
import classes from './filter-panel.module.css';
import { LocationFilter } from './location-filter.tsx';
import { PlainSelect } from './plain-select.tsx';
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

interface PartProps {
  filters: JobFilters;
  lists: MasterData;
  change: (patch: JobFilters) => void;
}

function FitsMe({ filters, change, count }: Omit<PartProps, 'lists'> & { count: number | null | undefined }) {
  const { t } = useTranslation('findJobs');
  return (
    <div className={classes.fits}>
      <Toggle
        label={t('fitsMe')}
        hint={t('fitsMeHint')}
        checked={filters.fits_me ?? false}
        onChange={({ currentTarget }) => change({ fits_me: currentTarget.checked || undefined })}
      />
      {typeof count === 'number' && <span className={classes.count}>{formatCount(count)}</span>}
    </div>
  );
}

function Ages({ filters, lists, change }: PartProps) {
  const { t } = useTranslation('findJobs');
  const { min_age: from, max_age: to } = filters;
  const ages = { any: t('any'), write: String };
  return (
    <FilterGroup title={t('group.age')}>
      <div className={classes.pair}>
        <PlainSelect
          {...ages}
          label={t('ageFrom')}
          value={from}
          options={lists.age_options.filter((age) => to === undefined || age <= to)}
          onChange={(min_age) => change({ min_age })}
        />
        <span>{t('to')}</span>
        <PlainSelect
          {...ages}
          label={t('ageTo')}
          value={to}
          options={lists.age_options.filter((age) => from === undefined || age >= from)}
          onChange={(max_age) => change({ max_age })}
        />
      </div>
    </FilterGroup>
  );
}

/** The other genders share one segment. */
const separateGenders = 2;

function Genders({ filters, lists, change }: PartProps) {
  const { t } = useTranslation('findJobs');
  const name = useId();
  const others = lists.genders.slice(separateGenders);
  const choices = [
    { label: t('allGenders'), said: t('allGenders'), ids: [] },
    ...lists.genders
      .slice(0, separateGenders)
      .map((one) => ({ label: one.name, said: one.name, ids: [one.id] })),
    {
      label: t('otherGenders'),
      said: others.map((one) => one.name).join(', '),
      ids: others.map(({ id }) => id),
    },
  ];
  const chosen = filters.gender_id ?? [];
  const isOn = (ids: readonly number[]) =>
    ids.length === chosen.length && ids.every((id) => chosen.includes(id));
  return (
    <FilterGroup title={t('group.gender')}>
      <div className={segments.segments}>
        {choices.map(({ label, said, ids }) => (
          <label key={label} className={segments.segment} title={said}>
            <input
              type="radio"
              className={segments.input}
              name={name}
              aria-label={said === label ? undefined : `${label}: ${said}`}
              checked={isOn(ids)}
              onChange={() => change({ gender_id: ids.length > 0 ? ids : undefined })}
            />
            {label}
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}

/** Rupees per day. */
const paySteps = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

interface DatesAndPayProps extends Omit<PartProps, 'lists'> {
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

function Kinds({ filters, change, counts }: Omit<PartProps, 'lists'> & { counts: Counts }) {
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

function AlsoShown({ filters, change, isTalent }: Omit<PartProps, 'lists'> & { isTalent: boolean }) {
  const { t } = useTranslation('findJobs');
  const toggleClosed = useCallback(
    () => change({ activeJobs: filters.activeJobs === false ? undefined : false }),
    [change, filters.activeJobs],
  );
  const toggleSaved = useCallback(
    () => change({ saved: filters.saved ? undefined : true }),
    [change, filters.saved],
  );
  return (
    <FilterGroup title={t('group.more')}>
      <CheckRow id={0} name={t('closed')} isOn={filters.activeJobs === false} onToggle={toggleClosed} />
      {isTalent && <CheckRow id={1} name={t('saved')} isOn={filters.saved ?? false} onToggle={toggleSaved} />}
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
      {isTalent && <FitsMe filters={filters} change={change} count={count?.fits_me} />}
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
      <AlsoShown filters={filters} change={change} isTalent={isTalent} />
    </>
  );
}
