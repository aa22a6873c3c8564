import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import type { JobList } from '../api.ts';
import { type ChangeSearch, type JobSearch, maxTitleSearch, statusTabs } from '../model/job-search.ts';
import { usePostableProjects } from '../model/postable-projects.ts';
import classes from './job-tools.module.css';

interface JobToolsProps {
  search: JobSearch;
  change: ChangeSearch;
  counts: JobList['counts'] | undefined;
}

function ProjectMenu({ search, change }: Pick<JobToolsProps, 'search' | 'change'>) {
  const { t } = useTranslation('jobPostings');
  const { projects } = usePostableProjects();
  const { project } = search;
  const isKnown = project === undefined || projects.some(({ id }) => id === project);
  return (
    <FilterMenu
      label={t('project')}
      value={project === undefined ? '' : String(project)}
      onChange={(chosen) => change({ project: chosen === '' ? undefined : Number(chosen) })}
    >
      <option value="">{t('anyProject')}</option>
      {!isKnown && <option value={project}>{t('thisProject')}</option>}
      {projects.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterMenu>
  );
}

/** Search and filters, all of them in the address. */
export function JobTools({ search, change, counts }: JobToolsProps) {
  const { t } = useTranslation('jobPostings');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = (status: JobSearch['status']) => {
    const count = status === 'all' ? all : counts?.[status];
    return count === undefined ? '' : formatCount(count);
  };
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <div className={classes.search}>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          longest={maxTitleSearch}
          value={search.title}
          onSearch={(title, isFirst) => change({ title }, !isFirst)}
        />
      </div>
      <div className={classes.statuses}>
        <SegmentSwitch
          label={t('tabs.label')}
          options={statusTabs.map((value) => ({ value, label: t(`tabs.${value}`, { shown: shown(value) }) }))}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <ProjectMenu search={search} change={change} />
    </fieldset>
  );
}
