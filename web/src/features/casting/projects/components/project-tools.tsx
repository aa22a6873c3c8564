import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SortMenu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import { useLists } from '../../../site/reference/index.ts';
import type { ProjectPage } from '../api.ts';
import {
  type ChangeSearch,
  maxSearchLength,
  type ProjectSearch,
  sorts,
  statusOptions,
  whoseOptions,
} from '../model/project-search.ts';
import classes from './project-tools.module.css';

interface TypeMenuProps {
  label: string;
  any: string;
  value: number | undefined;
  onChange: (type: number | undefined) => void;
}

export function TypeMenu({ label, any, value, onChange }: TypeMenuProps) {
  const { data: lists } = useLists();
  const types = lists?.project_types ?? [];
  return (
    <FilterMenu
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    >
      <option value="">{any}</option>
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterMenu>
  );
}

interface ProjectToolsProps {
  search: ProjectSearch;
  change: ChangeSearch;
  data: ProjectPage | undefined;
}

/** Search, filters and order, all of them in the address. */
export function ProjectTools({ search, change, data }: ProjectToolsProps) {
  const { t } = useTranslation('projectOverview');
  const statuses = statusOptions.map((value) => ({
    value,
    label: t(`status.${value}`, { shown: data ? formatCount(data.counts[value]) : '' }),
  }));
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <div className={classes.search}>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('clearSearch')}
          longest={maxSearchLength}
          value={search.search}
          onSearch={(text, isFirst) => change({ search: text }, { replace: !isFirst })}
        />
      </div>
      <div className={classes.statuses}>
        <SegmentSwitch
          label={t('status.label')}
          options={statuses}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <TypeMenu
        label={t('type')}
        any={t('anyType')}
        value={search.type}
        onChange={(type) => change({ type })}
      />
      <FilterMenu
        label={t('whose.label')}
        value={search.whose}
        onChange={(chosen) => change({ whose: whoseOptions.find((one) => one === chosen) ?? 'all' })}
      >
        {whoseOptions.map((one) => (
          <option key={one} value={one}>
            {t(`whose.${one}`)}
          </option>
        ))}
      </FilterMenu>
      <div className={classes.sort}>
        <SortMenu
          label={t('sort.label')}
          value={search.sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </fieldset>
  );
}
