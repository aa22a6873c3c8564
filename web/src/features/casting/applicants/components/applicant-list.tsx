import { Search } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../../shared/ui/paged-results/paged-results.tsx';
import type { ApplicantPage } from '../api.ts';
import { type ApplicantSearch, applicantsLink } from '../model/applicant-search.ts';
import { ApplicantRow } from './applicant-row.tsx';

interface ApplicantListProps {
  projectId: number;
  /** Left out where the reader cannot share it. */
  shareable?: { readonly id: number; readonly title: string } | undefined;
  search: ApplicantSearch;
  data: ApplicantPage;
  /** Still the previous page. */
  isStale: boolean;
  /** Nobody has applied or answered at all. */
  isUnused: boolean;
}

function NoApplicants({
  projectId,
  search,
  isUnused,
}: Omit<ApplicantListProps, 'data' | 'isStale' | 'shareable'>) {
  const { t } = useTranslation('projectApplicants');
  const everyone = applicantsLink(projectId, { ...search, character: undefined, show: 'all', page: 1 });
  const words = isUnused ? 'empty' : 'nothing';
  return (
    <EmptyState
      icon={Search}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        <ButtonLink to={isUnused ? paths.findTalents() : everyone} variant="outline">
          {t(`${words}.action`)}
        </ButtonLink>
      }
    />
  );
}

/** One page of applicants. */
export function ApplicantList(props: ApplicantListProps) {
  const { projectId, shareable, search, data, isStale, isUnused } = props;
  const { t } = useTranslation('projectApplicants');
  return (
    <PagedResults
      data={data}
      page={search.page}
      isStale={isStale}
      linkTo={(page) => applicantsLink(projectId, { ...search, page })}
      empty={<NoApplicants projectId={projectId} search={search} isUnused={isUnused} />}
      label={t('list')}
    >
      {data.results.map((person, at) => (
        <ApplicantRow
          key={`${person.source} ${person.user_id} ${person.character.id}`}
          person={person}
          project={shareable}
          namesCharacter={search.character === undefined}
          isFirst={at < 3}
        />
      ))}
    </PagedResults>
  );
}
