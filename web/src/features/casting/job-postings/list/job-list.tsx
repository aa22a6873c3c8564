import { Megaphone, Plus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { useOwnJobs } from '../api.ts';
import { hasFilters, type JobSearch, jobsLink } from '../model/job-search.ts';
import { JobRow } from './job-row.tsx';
import classes from './my-job-postings.module.css';

const skeleton = [1, 2, 3, 4].map((at) => (
  <div key={at} className={classes.skeleton} aria-hidden>
    <div className={classes.skeletonPoster}>
      <Skeleton aspectRatio="4 / 5" />
    </div>
    <div>
      <Skeleton height="1.5rem" width="38%" />
      <SkeletonText lines={2} />
      <Skeleton height="1.75rem" width="6rem" />
    </div>
  </div>
));

interface NoJobsProps {
  search: JobSearch;
  isFrozen: boolean;
}

function PostButton({ project }: { project: number | undefined }) {
  const { t } = useTranslation('jobPostings');
  return (
    <ButtonLink to={paths.newJob({ project })} leftSection={<Plus size={17} aria-hidden />}>
      {t('post')}
    </ButtonLink>
  );
}

/** Nothing here: what would be, and the way on. */
function NoJobs({ search, isFrozen }: NoJobsProps) {
  const { t } = useTranslation('jobPostings');
  const { project, title, status } = search;
  const isOfProject = project !== undefined && title === '' && status === 'all';
  if (hasFilters(search) && !isOfProject) {
    return (
      <EmptyState
        icon={Megaphone}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={paths.myJobPostings()} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  const texts = isOfProject ? 'noneOfProject' : 'empty';
  return (
    <EmptyState
      icon={Megaphone}
      title={t(`${texts}.title`)}
      text={isFrozen ? t('frozen') : t(`${texts}.text`)}
      action={
        !isFrozen && (
          <Row gap={2} justify="center">
            {!isOfProject && (
              <ButtonLink to={paths.myProjects()} variant="outline">
                {t('empty.fromProject')}
              </ButtonLink>
            )}
            <PostButton project={project} />
          </Row>
        )
      }
    />
  );
}

interface JobListProps extends NoJobsProps {
  query: ReturnType<typeof useOwnJobs>;
}

/** A page of jobs. */
export function JobList({ search, query, isFrozen }: JobListProps) {
  const { t } = useTranslation('jobPostings');
  return (
    <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={skeleton}>
      {(data) => (
        <PagedResults
          data={data}
          page={search.page}
          isStale={query.isPlaceholderData}
          linkTo={(page) => jobsLink({ ...search, page })}
          empty={<NoJobs search={search} isFrozen={isFrozen} />}
          label={t('list')}
        >
          {data.results.map((job) => (
            <JobRow key={job.id} job={job} isFrozen={isFrozen} />
          ))}
        </PagedResults>
      )}
    </QueryState>
  );
}
