import { unlockedSorts, unlockedStates } from '@callboard/contract/casting/unlocking';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SortMenu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import type { UnlockedPage } from '../api.ts';
import { longestSearch, type UnlockedSearch } from '../model/unlocked-address.ts';
import type { ChangeSearch } from '../model/use-unlocked-search.ts';
import classes from './unlocked-tools.module.css';

interface UnlockedToolsProps {
  search: UnlockedSearch;
  change: ChangeSearch;
  data: UnlockedPage | undefined;
}

function ProjectMenu({ search, change, data }: UnlockedToolsProps) {
  const { t } = useTranslation('unlockedProfiles');
  const projects = data?.projects ?? [];
  if (projects.length === 0 && search.project === undefined) return null;
  return (
    <div className={classes.project}>
      <select
        aria-label={t('project')}
        value={search.project ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ project: value === '' ? undefined : Number(value) });
        }}
      >
        <option value="">{t('anyProject')}</option>
        {projects.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </div>
  );
}

/** Who of them, and in which order. */
export function UnlockedTools(props: UnlockedToolsProps) {
  const { search, change, data } = props;
  const { t } = useTranslation('unlockedProfiles');
  const states = unlockedStates.map((value) => ({
    value,
    label: t(`states.${value}`, { shown: formatCount(data?.counts[value] ?? 0) }),
  }));
  const sorts = unlockedSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <div className={classes.search}>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          longest={longestSearch}
          value={search.search}
          onSearch={(text, isFirst) => change({ search: text }, { replace: !isFirst })}
        />
      </div>
      <div className={classes.states}>
        <SegmentSwitch
          label={t('states.label')}
          options={states}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <ProjectMenu {...props} />
      <div className={classes.sort}>
        <SortMenu
          label={t('sort.label')}
          value={search.sort}
          options={sorts}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </fieldset>
  );
}
