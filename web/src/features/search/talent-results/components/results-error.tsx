import { filterGroups } from '@callboard/contract/search/filter-groups';
import { type FilterName, filterShape } from '@callboard/contract/search/talent-filters';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { type NameFilter, nameFilters, type TalentSearch } from '../../talent-search/index.ts';
import type { Searcher } from '../model/searcher.ts';

const isFilter = (field: string): field is FilterName => Object.hasOwn(filterShape, field);

/** The filters the server rejected. */
const rejectedFilters = ({ fields }: RequestError): FilterName[] => [
  ...new Set(fields.map(({ field }) => field.replace(/^query\./, '')).filter(isFilter)),
];

interface ResultsErrorProps {
  error: unknown;
  search: TalentSearch;
  searcher: Searcher;
  nameFilter: NameFilter;
  onDrop: (filters: readonly FilterName[]) => void;
  onRetry: () => void;
}

export function ResultsError(props: ResultsErrorProps) {
  const { error, search, searcher, nameFilter, onDrop, onRetry } = props;
  const { t } = useTranslation('talentResults');
  const requestError = readRequestError(error);
  const rejected = rejectedFilters(requestError);
  if (rejected.length > 0) {
    const filters = nameFilters(rejected, search.filters, nameFilter);
    const isGuest = searcher.kind === 'guest';
    return (
      <ErrorState
        title={t('refused.title')}
        happened={t(requestError.code === 'WRONG_KIND_OF_USER' ? 'refused.notAllowed' : 'refused.notThere', {
          filters,
        })}
        kept={t('refused.kept')}
        next={t(isGuest ? 'refused.next' : 'refused.nextMember')}
      >
        <Button variant="ink" onClick={() => onDrop(rejected)}>
          {t('refused.drop')}
        </Button>
        {searcher.isKnown && searcher.id === undefined && (
          <Button variant="outline" onClick={() => openAuthDialog('sign-in', { kind: 2 })}>
            {t('refused.signIn')}
          </Button>
        )}
      </ErrorState>
    );
  }
  if (requestError.code === 'RATE_LIMITED' && search.filters.availableFrom) {
    return (
      <ErrorState
        title={t('busyDays.title')}
        happened={t('busyDays.happened')}
        kept={t('busyDays.kept')}
        next={t('busyDays.next')}
      >
        <Button variant="ink" onClick={() => onDrop(filterGroups.available)}>
          {t('busyDays.drop')}
        </Button>
      </ErrorState>
    );
  }
  return <FailedQuery thing={t('thing')} kept={t('kept')} error={error} onRetry={onRetry} />;
}
