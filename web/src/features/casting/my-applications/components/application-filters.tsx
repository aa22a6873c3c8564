import {
  type ApplicationStatus,
  applicationStatuses,
  statusOfWire,
} from '@callboard/contract/casting/application-values';
import type { Named } from '@callboard/contract/casting/project-fields';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import type { OwnApplications } from '../api.ts';
import { type ApplicationFilters, addressOf, isFiltered } from '../model/application-filters.ts';
import { isMoving, statusNames } from '../model/step-words.ts';
import classes from './application-filters.module.css';

interface FiltersProps {
  filters: ApplicationFilters;
  data: Pick<OwnApplications, 'counts' | 'project_types' | 'locations' | 'totalResults'>;
}

/** All, those that go on, those that ended. */
function Stages({ filters, data: { counts } }: FiltersProps) {
  const { t } = useTranslation('myApplications');
  const countOf = (isCounted: (status: ApplicationStatus) => boolean) =>
    counts.reduce((sum, { jobApplyStatus, count }) => {
      const status = statusOfWire(jobApplyStatus);
      return status && isCounted(status) ? sum + count : sum;
    }, 0);
  const stages = [
    { key: 'all', stage: undefined, count: countOf(() => true) },
    { key: 'moving', stage: 'moving', count: countOf(isMoving) },
    { key: 'ended', stage: 'ended', count: countOf((status) => !isMoving(status)) },
  ] as const;
  return (
    <nav className={classes.stages} aria-label={t('filters.label')}>
      {stages.map(({ key, stage, count }) => (
        <Link
          key={key}
          to={addressOf({ ...filters, stage, status: undefined, page: 1 })}
          aria-current={filters.stage === stage ? 'true' : undefined}
        >
          {t(`filters.${key}`)} <span>{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** What My Applications is narrowed by; the address keeps it. */
export function Filters({ filters, data }: FiltersProps) {
  const { t } = useTranslation('myApplications');
  const { t: statusText } = useTranslation('status');
  const navigate = useNavigate();
  const go = (change: Partial<ApplicationFilters>) =>
    void navigate(addressOf({ ...filters, ...change, page: 1 }), { preventScrollReset: true });
  const idOf = (value: string) => (value === '' ? undefined : Number(value));
  const options = (all: readonly Named[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  const statuses = applicationStatuses.flatMap((status, place) => {
    const count = data.counts.find(({ jobApplyStatus }) => jobApplyStatus === place + 1)?.count ?? 0;
    return count > 0 || status === filters.status ? [{ status, count }] : [];
  });
  return (
    <div className={classes.filters}>
      <Stages filters={filters} data={data} />
      <div className={classes.menus}>
        <FilterMenu
          label={t('filters.status')}
          value={filters.status ?? ''}
          onChange={(value) =>
            go({ status: applicationStatuses.find((one) => one === value), stage: undefined })
          }
        >
          <option value="">{t('filters.anyStatus')}</option>
          {statuses.map(({ status, count }) => (
            <option key={status} value={status}>
              {t('filters.statusCount', { status: statusText(statusNames[status]), count })}
            </option>
          ))}
        </FilterMenu>
        <FilterMenu
          label={t('filters.projectType')}
          value={String(filters.projectType ?? '')}
          onChange={(value) => go({ projectType: idOf(value) })}
        >
          <option value="">{t('filters.anyType')}</option>
          {options(data.project_types)}
        </FilterMenu>
        <FilterMenu
          label={t('filters.location')}
          value={String(filters.location ?? '')}
          onChange={(value) => go({ location: idOf(value) })}
        >
          <option value="">{t('filters.anyLocation')}</option>
          {options(data.locations)}
        </FilterMenu>
        {isFiltered(filters) && (
          <Link className={classes.clear} to={addressOf({ page: 1 })}>
            {t('filters.clear')}
          </Link>
        )}
      </div>
    </div>
  );
}
