import { Search } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import type { ApplicantPage } from '../api.ts';
import { type ApplicantSearch, applicantsLink } from '../model/applicant-search.ts';
import { ApplicantRow } from './applicant-row.tsx';

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

/** One page of applicants. */
export function ApplicantList({ projectId, isOwner, search, data, isStale }: ApplicantListProps) {
  const { t } = useTranslation('projectApplicants');
  return (
    <PagedResults
      data={data}
      page={search.page}
      isStale={isStale}
      linkTo={(page) => applicantsLink(projectId, { ...search, page })}
      empty={<NoApplicants projectId={projectId} search={search} />}
      label={t('list')}
    >
      {data.results.map((person, at) => (
        <ApplicantRow
          key={`${person.source} ${person.user_id} ${person.character.id}`}
          person={person}
          namesCharacter={search.character === undefined}
          isOwner={isOwner}
          isFirst={at < 3}
        />
      ))}
    </PagedResults>
  );
}
