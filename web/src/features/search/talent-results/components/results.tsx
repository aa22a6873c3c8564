import '../i18n.ts';
import { isFilterName } from '@callboard/contract/search/filter-address';
import { filterGroups, minMatchesForDates } from '@callboard/contract/search/filter-groups';
import { nameForGuests } from '@callboard/contract/search/name-for-guests';
import { lastSearchPage, talentsPerPage } from '@callboard/contract/search/search-limits';
import type { FilterName } from '@callboard/contract/search/talent-filters';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import type { Returned } from '../../../../shared/lib/last-list.ts';
import { isSlowConnection } from '../../../../shared/lib/slow-connection.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Pager as Pages } from '../../../../shared/ui/pager/pager.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TalentCardSkeleton } from '../../../../shared/ui/talent-card/talent-card-skeleton.tsx';
import { TalentGrid } from '../../../../shared/ui/talent-card/talent-grid.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import {
  type NameFilter,
  nameFilters,
  type Searcher,
  searchLink,
  type TalentSearch,
} from '../../talent-search/index.ts';
import { prefetchTalents, talentsKey } from '../api.ts';
import { lastPageOf } from '../model/last-page.ts';
import type { CastCharacter } from '../model/use-shortlist.ts';
import type { TalentsQuery } from '../model/use-talent-results.ts';
import { FoundTalents } from './found-talents.tsx';
import classes from './results.module.css';

/** The filters the server rejected. */
const rejectedFilters = ({ fields }: RequestError): FilterName[] => [
  ...new Set(fields.map(({ field }) => field.replace(/^query\./, '')).filter(isFilterName)),
];

interface ResultsErrorProps {
  error: unknown;
  search: TalentSearch;
  searcher: Searcher;
  nameFilter: NameFilter;
  onDrop: (filters: readonly FilterName[]) => void;
  onRetry: () => void;
}

const reasons: Readonly<Record<string, 'notAllowed' | 'frozen'>> = {
  WRONG_KIND_OF_USER: 'notAllowed',
  PROFILE_FROZEN: 'frozen',
};

function ResultsError(props: ResultsErrorProps) {
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
        happened={t(`refused.${reasons[requestError.code] ?? 'notThere'}`, { filters })}
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

const cards = Array.from({ length: 24 }, (_, at) => at);
const rows = cards.slice(0, 10);

function ResultsWaiting({ layout }: { layout: 'grid' | 'list' }) {
  const { t } = useTranslation('talentResults');
  const { t: controls } = useTranslation('controls');
  const label = controls('query.loading', { thing: t('thing') });
  return (
    <Waiting label={label}>
      {layout === 'grid' ? (
        <TalentGrid label={label} beside="rail">
          {cards.map((card) => (
            <li key={card}>
              <TalentCardSkeleton />
            </li>
          ))}
        </TalentGrid>
      ) : (
        <div className={classes.rows}>
          {rows.map((row) => (
            <Skeleton key={row} height="5.625rem" />
          ))}
        </div>
      )}
    </Waiting>
  );
}

interface PagerProps {
  search: TalentSearch;
  totalPages: number;
}

function Pager({ search, totalPages }: PagerProps) {
  const { t } = useTranslation('talentResults');
  return (
    <Pages
      page={search.page}
      lastPage={lastPageOf(totalPages)}
      linkTo={(page) => searchLink({ ...search, page })}
    >
      {totalPages > lastSearchPage && (
        <p className={classes.narrowHint}>{t('pages.narrow', { last: lastSearchPage })}</p>
      )}
    </Pages>
  );
}

/** Prefetches the next page, unless data is metered. */
function usePrefetchNextPage(search: TalentSearch, searcher: Searcher, totalPages: number | undefined) {
  const client = useQueryClient();
  const { kind, id, isFrozen, isKnown } = searcher;
  const hasNext = totalPages !== undefined && search.page < lastPageOf(totalPages);
  useEffect(() => {
    if (!hasNext || !isKnown || isSlowConnection()) return;
    const prefetch = () =>
      void prefetchTalents(client, { ...search, page: search.page + 1 }, { kind, id, isFrozen, isKnown });
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, 1000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(prefetch, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }, [client, search, hasNext, kind, id, isFrozen, isKnown]);
}

interface ResultsProps {
  search: TalentSearch;
  searcher: Searcher;
  query: TalentsQuery;
  /** The character the search is for. */
  character: CastCharacter | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Who was looked at last, on the way back from a profile. */
  returned: Returned | undefined;
  /** Shown when no talent matches. */
  empty: ReactNode;
  nameFilter: NameFilter;
  onDrop: (filters: readonly FilterName[]) => void;
}

/** The next page moves the focus to its heading; going back does not. */
function useFocusOnPaging(page: number, heading: ResultsProps['heading']) {
  const isForward = useNavigationType() === 'PUSH';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isForward) heading.current?.focus({ preventScroll: true });
  }, [page, isForward, heading]);
}

function ResultsStatus({ query, page }: { query: TalentsQuery; page: number }) {
  const { t } = useTranslation('talentResults');
  const { data, isPlaceholderData } = query;
  if (!data || isPlaceholderData) return <VisuallyHidden role="status" />;
  const talents = t('count', { count: data.totalResults, shown: formatCount(data.totalResults) });
  const of = lastPageOf(data.totalPages);
  return <VisuallyHidden role="status">{t('found', { talents, page, of })}</VisuallyHidden>;
}

/** Says why a whole name found what the first one finds, or nobody. */
function FirstNameNotice({ search, searcher, query }: Pick<ResultsProps, 'search' | 'searcher' | 'query'>) {
  const { t } = useTranslation('talentResults');
  const typed = search.filters.userName;
  if (searcher.kind === 'recruiter' || typed === undefined || !query.data || query.isPlaceholderData)
    return null;
  const name = nameForGuests(typed);
  const isNobody = query.data.totalResults === 0;
  if (name === typed && !isNobody) return null;
  const signIn = (
    <AuthLink mode="sign-in" kind={2}>
      {t('firstName.signIn')}
    </AuthLink>
  );
  return (
    <div className={classes.notice}>
      <Alert family="wait" action={searcher.id === undefined ? signIn : undefined}>
        {t(isNobody ? 'firstName.nobody' : 'firstName.found', { name })}
      </Alert>
    </div>
  );
}

export function Results(props: ResultsProps) {
  const { search, searcher, query, character, heading, returned, empty, nameFilter, onDrop } = props;
  const { t } = useTranslation('talentResults');
  const { data, error, isPlaceholderData, fetchStatus, refetch } = query;
  useFocusOnPaging(search.page, heading);
  usePrefetchNextPage(search, searcher, isPlaceholderData ? undefined : data?.totalPages);
  const isOffline = fetchStatus === 'paused';

  const body = () => {
    if (error && !data) {
      const retry = () => void refetch();
      return <ResultsError {...{ error, search, searcher, nameFilter, onDrop }} onRetry={retry} />;
    }
    if (!data) return <ResultsWaiting layout={search.layout} />;
    if (data.totalResults === 0 && !isPlaceholderData) return empty;
    if (data.results.length === 0 && !isPlaceholderData) {
      return <Navigate to={searchLink({ ...search, page: lastPageOf(data.totalPages) })} replace />;
    }
    return (
      <>
        <FoundTalents
          search={search}
          searcher={searcher}
          talents={data.results}
          character={character}
          total={Math.min(data.totalResults, lastPageOf(data.totalPages) * talentsPerPage)}
          returned={returned}
          pageKey={talentsKey(search, searcher.id).join()}
          isStale={isPlaceholderData}
        />
        <Pager search={search} totalPages={data.totalPages} />
      </>
    );
  };
  return (
    <div className={classes.results}>
      <ResultsStatus query={query} page={search.page} />
      {isOffline && (
        <div className={classes.notice}>
          <Alert family="wait">{t('offline')}</Alert>
        </div>
      )}
      {data?.days_left_out && !isPlaceholderData && (
        <div className={classes.notice}>
          <Alert family="wait">
            {t(`daysLeftOut.${data.days_left_out}`, { fewest: minMatchesForDates })}
          </Alert>
        </div>
      )}
      <FirstNameNotice search={search} searcher={searcher} query={query} />
      {body()}
    </div>
  );
}
