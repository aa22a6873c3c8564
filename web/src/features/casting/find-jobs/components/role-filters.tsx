import '../i18n.ts';
import type { MasterData } from '@callboard/contract/site/reference';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import segments from '../../../../shared/ui/search-filters/segments.module.css';
import type { JobFilters } from '../model/job-filters.ts';
import classes from './filter-panel.module.css';
import { PlainSelect } from './plain-select.tsx';

export interface FilterPartProps {
  filters: JobFilters;
  lists: MasterData;
  change: (patch: JobFilters) => void;
}

export function Ages({ filters, lists, change }: FilterPartProps) {
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

export function Genders({ filters, lists, change }: FilterPartProps) {
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
