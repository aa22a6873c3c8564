import { closedPerPage } from '@callboard/contract/casting/project-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useClosedProjects } from '../api.ts';
import { type ProjectSearch, projectsLink } from '../model/project-search.ts';
import { ClosedProject } from './compact-project.tsx';
import classes from './my-projects.module.css';

interface ClosedProjectsProps {
  search: ProjectSearch;
  /** How many there are within the search. */
  count: number;
}

/** Closed projects at the foot of the page, five at a time. */
export function ClosedProjects({ search, count }: ClosedProjectsProps) {
  const { t } = useTranslation('projectOverview');
  const query = useClosedProjects(search);
  const rows = Math.min(count, closedPerPage);
  return (
    <section className={classes.closed} aria-labelledby="closed-projects">
      <SectionTitle id="closed-projects" aside={t('closed.count', { count, shown: formatCount(count) })}>
        {t('closed.title')}
      </SectionTitle>
      <QueryState
        query={query}
        thing={t('closed.thing')}
        kept={t('kept')}
        level={3}
        waiting={<Skeleton height={`${rows * 4}rem`} />}
      >
        {({ results, totalPages }) => (
          <>
            <ul
              className={classes.list}
              aria-label={t('closed.list')}
              data-stale={query.isPlaceholderData || undefined}
            >
              {results.map((project) => (
                <ClosedProject key={project.id} project={project} />
              ))}
            </ul>
            <Pager
              page={search.closedPage}
              lastPage={totalPages}
              linkTo={(closedPage) => projectsLink({ ...search, closedPage })}
              keepsScroll
            />
          </>
        )}
      </QueryState>
    </section>
  );
}
