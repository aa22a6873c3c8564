import '../words.ts';
import { entriesPerPage } from '@callboard/contract/billing/credits';
import { Navigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useCreditEntries } from '../api.ts';
import { isNarrowed } from '../model/history-search.ts';
import { useHistoryInAddress } from '../model/use-history-in-address.ts';
import { EntriesTable } from './entries-table.tsx';
import classes from './history.module.css';
import { HistoryBar } from './history-bar.tsx';
import { NoEntries } from './no-entries.tsx';

const rowsToCome = Array.from({ length: entriesPerPage }, (_, row) => row);

function ToCome() {
  const { t } = useTranslation('credits');
  return (
    <Waiting label={t('history.loading')}>
      <div className={classes.rows}>
        {rowsToCome.map((row) => (
          <Skeleton key={row} height="2.6875rem" />
        ))}
      </div>
    </Waiting>
  );
}

interface FootProps {
  page: number;
  totalPages: number;
  totalResults: number;
  linkTo: (page: number) => string;
}

function Foot({ page, totalPages, totalResults, linkTo }: FootProps) {
  const { t } = useTranslation('credits');
  const from = (page - 1) * entriesPerPage + 1;
  const to = Math.min(page * entriesPerPage, totalResults);
  return (
    <div className={classes.foot}>
      <span>
        {t('history.shown', {
          from: formatCount(from),
          to: formatCount(to),
          total: formatCount(totalResults),
        })}
      </span>
      <Pager page={page} lastPage={totalPages} linkTo={linkTo} keepsPlace />
    </div>
  );
}

/** Where every credit came from and went: by dates, by kind, a page at a time. */
export function History({ recruiterId }: { recruiterId: number }) {
  const { t } = useTranslation('credits');
  const { search, linkTo, change } = useHistoryInAddress();
  const { data, isPending, isPlaceholderData, refetch } = useCreditEntries(recruiterId, search);
  const total = data?.totalResults ?? 0;
  const narrowed = isNarrowed(search);
  const isPastTheEnd = data && !isPlaceholderData && total > 0 && search.page > data.totalPages;
  if (isPastTheEnd) return <Navigate to={linkTo({ page: data.totalPages })} replace />;
  return (
    <section aria-labelledby="credit-history">
      <SectionTitle
        id="credit-history"
        aside={data && t(narrowed ? 'history.count' : 'history.sum', { count: total })}
      >
        {t('history.title')}
      </SectionTitle>
      <HistoryBar recruiterId={recruiterId} search={search} isEmpty={total === 0} onChange={change} />
      <div className={classes.list}>
        {!data && isPending && <ToCome />}
        {!data && !isPending && (
          <ErrorState
            title={t('history.error.title')}
            happened={t('history.error.happened')}
            kept={t('history.error.kept')}
            next={t('history.error.next')}
            onRetry={() => void refetch()}
          />
        )}
        {data && total === 0 && (
          <NoEntries
            isNarrowed={narrowed}
            showAll={linkTo({ from: undefined, to: undefined, kind: undefined })}
          />
        )}
        {data && total > 0 && (
          <>
            <EntriesTable entries={data.results} months={data.months} isStale={isPlaceholderData} />
            <Foot
              page={search.page}
              totalPages={data.totalPages}
              totalResults={total}
              linkTo={(page) => linkTo({ page })}
            />
          </>
        )}
      </div>
    </section>
  );
}
