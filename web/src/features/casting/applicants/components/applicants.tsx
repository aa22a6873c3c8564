import '../i18n.ts';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useFocusReturned, useRememberList, useReturn } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { SortMenu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { ProjectTabs, rightsOn, useCharacters } from '../../project-page/index.ts';
import { type ApplicantPage, useApplicantCounts, useApplicants } from '../api.ts';
import {
  type ApplicantSearch,
  applicantsLink,
  shows,
  sorts,
  useApplicantSearch,
} from '../model/applicant-search.ts';
import { toListed, walkOf } from '../model/walk-applicants.ts';
import { ApplicantList } from './applicant-list.tsx';
import classes from './applicants.module.css';
import { AppliedJobs } from './applied-jobs.tsx';

interface ApplicantToolsProps {
  projectId: number;
  search: ApplicantSearch;
  change: (next: Partial<ApplicantSearch>) => void;
}

function ApplicantTools({ projectId, search, change }: ApplicantToolsProps) {
  const { t } = useTranslation('projectApplicants');
  const { data: characters = [] } = useCharacters(projectId);
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <FilterMenu
        label={t('character')}
        value={search.character === undefined ? '' : String(search.character)}
        onChange={(chosen) => change({ character: chosen === '' ? undefined : Number(chosen) })}
      >
        <option value="">{t('anyCharacter')}</option>
        {characters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterMenu>
      <SegmentSwitch
        label={t('show.label')}
        options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
        value={search.show}
        onChange={(show) => change({ show })}
      />
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

const waiting = (
  <div className={classes.waiting} aria-hidden>
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height="9.5rem" />
    ))}
  </div>
);

interface ApplicantsProps {
  project: Pick<ProjectDetail, 'id' | 'title' | 'role' | 'status'>;
  recruiterId: number;
  isFrozen: boolean;
}

/** Profiles opened from here walk through the applicants and lead back to the one looked at last. */
function useWalkable(projectId: number, search: ApplicantSearch, data: ApplicantPage | undefined) {
  const listed = useMemo(() => data && toListed(projectId, search, data), [projectId, search, data]);
  useRememberList('applicants', listed);
  const linkTo = (page: number) => applicantsLink(projectId, { ...search, page });
  const returned = useReturn(walkOf(projectId, search), search.page, linkTo);
  useFocusReturned(returned, data !== undefined);
}

/** Who applied for the characters of a project, and who answered when it was shared with them. */
export function Applicants({ project, recruiterId, isFrozen }: ApplicantsProps) {
  const { t } = useTranslation('projectApplicants');
  const { search, change } = useApplicantSearch(project.id);
  const place = { recruiterId, projectId: project.id };
  const query = useApplicants(place, search);
  const { data: counts } = useApplicantCounts(place, search.character);
  const { data, isPlaceholderData, fetchStatus } = query;
  useWalkable(project.id, search, isPlaceholderData ? undefined : data);
  const { page } = search;
  const canShare = rightsOn(project, isFrozen).canEdit && project.status !== 'draft';
  const isEmpty = counts?.applicants === 0 && counts.declined === 0;
  const isUnused = isEmpty && data?.totalResults === 0 && search.character === undefined;
  const aside = counts && [
    t('counts.applied', { count: counts.applicants }),
    ...(counts.declined > 0 ? [t('counts.declined', { count: counts.declined })] : []),
  ];
  return (
    <div className={classes.page}>
      <Link className={classes.back} to={paths.project(project.id)}>
        <ArrowLeft size={16} aria-hidden />
        {project.title}
      </Link>
      <PageTitle
        tab={page > 1 ? t('titlePage', { page }) : t('titleOf', { project: project.title })}
        aside={isUnused ? undefined : aside?.join(', ')}
      >
        {t('title')}
      </PageTitle>
      <ProjectTabs projectId={project.id} />
      <AppliedJobs projectId={project.id} />
      {!isUnused && <ApplicantTools projectId={project.id} search={search} change={change} />}
      <VisuallyHidden role="status">
        {data &&
          !isPlaceholderData &&
          t('found', {
            count: data.totalResults,
            shown: formatCount(data.totalResults),
            page,
            of: Math.max(data.totalPages, 1),
          })}
      </VisuallyHidden>
      {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <div className={classes.body}>
        <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={waiting}>
          {(loaded) => (
            <ApplicantList
              projectId={project.id}
              shareable={canShare ? project : undefined}
              search={search}
              data={loaded}
              isStale={isPlaceholderData}
              isUnused={isUnused}
            />
          )}
        </QueryState>
      </div>
    </div>
  );
}
