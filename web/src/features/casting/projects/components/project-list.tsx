import type { ProjectRow as Row } from '@callboard/contract/casting/project-lists';
import { Clapperboard, Plus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { ProjectPage, useProjects } from '../api.ts';
import { defaultSearch, hasFilters, type ProjectSearch, projectsLink } from '../model/project-search.ts';
import { openFirst } from '../model/slot-state.ts';
import { ClosedProject, CompactProject } from './compact-project.tsx';
import classes from './my-projects.module.css';
import { ProjectRow } from './project-row.tsx';

interface ProjectListProps {
  search: ProjectSearch;
  query: ReturnType<typeof useProjects>;
  isFrozen: boolean;
}

const skeleton = [1, 2, 3].map((at) => (
  <div key={at} className={classes.skeleton} aria-hidden>
    <div className={classes.skeletonPoster}>
      <Skeleton aspectRatio="4 / 5" />
    </div>
    <div>
      <Skeleton height="1.75rem" width="45%" />
      <SkeletonText lines={2} />
      <div className={classes.skeletonSlots}>
        {[1, 2, 3, 4].map((slot) => (
          <Skeleton key={slot} width="3.25rem" aspectRatio="4 / 5" />
        ))}
      </div>
    </div>
  </div>
));

function NoProjects({ search, isFrozen }: Pick<ProjectListProps, 'search' | 'isFrozen'>) {
  const { t } = useTranslation('projectOverview');
  if (hasFilters(search)) {
    return (
      <EmptyState
        icon={Clapperboard}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={projectsLink({ ...defaultSearch, sort: search.sort })} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Clapperboard}
      title={t('empty.title')}
      text={isFrozen ? t('frozen') : t('empty.text')}
      action={
        !isFrozen && (
          <ButtonLink to={paths.newProject()} leftSection={<Plus size={17} aria-hidden />}>
            {t('newProject')}
          </ButtonLink>
        )
      }
    />
  );
}

function AnyProject({ project, isFrozen }: { project: Row; isFrozen: boolean }) {
  if (project.status === 'open') return <ProjectRow project={project} />;
  if (project.status === 'closed') return <ClosedProject project={project} />;
  return <CompactProject project={project} isFrozen={isFrozen} />;
}

interface ResultsProps extends Omit<ProjectListProps, 'query'> {
  data: ProjectPage;
  /** Still the previous page. */
  isStale: boolean;
}

function Results({ search, data, isStale, isFrozen }: ResultsProps) {
  const { t } = useTranslation('projectOverview');
  const areAllClosed = search.status === 'all' && data.counts.closed > 0;
  return (
    <PagedResults
      data={data}
      page={search.page}
      isStale={isStale}
      linkTo={(page) => projectsLink({ ...search, page })}
      empty={
        areAllClosed ? (
          <p className={classes.allClosed}>{t('allClosed')}</p>
        ) : (
          <NoProjects search={search} isFrozen={isFrozen} />
        )
      }
      label={t('list')}
    >
      {openFirst(data.results).map((project) => (
        <AnyProject key={project.id} project={project} isFrozen={isFrozen} />
      ))}
    </PagedResults>
  );
}

export function ProjectList({ search, query, isFrozen }: ProjectListProps) {
  const { t } = useTranslation('projectOverview');
  return (
    <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={skeleton}>
      {(data) => (
        <Results search={search} data={data} isStale={query.isPlaceholderData} isFrozen={isFrozen} />
      )}
    </QueryState>
  );
}
