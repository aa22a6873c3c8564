import { Search } from 'lucide-react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import type { ApplicantPage } from '../api.ts';
import { type ApplicantSearch, applicantsLink } from '../model/applicant-search.ts';
import { ApplicantRow } from './applicant-row.tsx';
import classes from './applicants.module.css';

function NoApplicants({ projectId, search }: { projectId: number; search: ApplicantSearch }) {
  const { t } = useTranslation('projectApplicants');
  const isFiltered = search.character !== undefined || search.show !== 'active';
  const everyone = applicantsLink(projectId, { ...search, character: undefined, show: 'all', page: 1 });
  const words = isFiltered ? 'nothing' : 'empty';
  return (
    <EmptyState
      icon={Search}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        <ButtonLink to={isFiltered ? everyone : paths.findTalents()} variant="outline">
          {t(`${words}.action`)}
        </ButtonLink>
      }
    />
  );
}

interface ApplicantListProps {
  projectId: number;
  isOwner: boolean;
  search: ApplicantSearch;
  data: ApplicantPage;
  /** Still the previous page. */
  isStale: boolean;
}

/** One page of applicants; a page past the end leads to the last one. */
export function ApplicantList({ projectId, isOwner, search, data, isStale }: ApplicantListProps) {
  const { t } = useTranslation('projectApplicants');
  const { results, totalResults, totalPages, page, limit } = data;
  if (!isStale && totalResults === 0) return <NoApplicants projectId={projectId} search={search} />;
  if (!isStale && results.length === 0) {
    return <Navigate to={applicantsLink(projectId, { ...search, page: Math.max(totalPages, 1) })} replace />;
  }
  const first = (page - 1) * limit + 1;
  const range = {
    from: formatCount(first),
    to: formatCount(first + results.length - 1),
    of: formatCount(totalResults),
  };
  return (
    <>
      <ul
        className={classes.list}
        aria-label={t('list')}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {results.map((person, at) => (
          <ApplicantRow
            key={`${person.source} ${person.user_id} ${person.character.id}`}
            person={person}
            namesCharacter={search.character === undefined}
            isOwner={isOwner}
            isFirst={at < 3}
          />
        ))}
      </ul>
      <div className={classes.footer}>
        <p className={classes.range}>{t('range', range)}</p>
        <Pager
          page={search.page}
          lastPage={totalPages}
          linkTo={(next) => applicantsLink(projectId, { ...search, page: next })}
        />
      </div>
    </>
  );
}
