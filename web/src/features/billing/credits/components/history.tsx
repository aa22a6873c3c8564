import '../i18n.ts';
import { creditsWhenVerified, entriesPerPage } from '@callboard/contract/billing/credits';
import { referralCredits } from '@callboard/contract/people/recruiter-profiles';
import { CalendarSearch, Download, Gift, KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useCreditEntries, useExportEntries } from '../api.ts';
import { changeKinds } from '../model/change-kinds.ts';
import {
  type HistorySearch,
  hasFilters,
  readHistorySearch,
  writeHistorySearch,
} from '../model/history-search.ts';
import { EntriesTable } from './entries-table.tsx';
import classes from './history.module.css';
import { RangePicker } from './range-picker.tsx';

interface HistoryBarProps {
  recruiterId: number;
  search: HistorySearch;
  isEmpty: boolean;
  onChange: (next: Partial<HistorySearch>) => void;
}

const all = 'all';
const kinds = [all, ...changeKinds] as const;

function HistoryBar({ recruiterId, search, isEmpty, onChange }: HistoryBarProps) {
  const { t } = useTranslation('credits');
  const { mutate, isPending } = useExportEntries(recruiterId);
  const options = kinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <div className={classes.bar}>
      <RangePicker range={search} onChange={({ from, to }) => onChange({ from, to })} />
      <div className={classes.kinds}>
        <SegmentSwitch
          label={t('history.kinds')}
          options={options}
          value={search.kind ?? all}
          onChange={(kind) => onChange({ kind: kind === all ? undefined : kind })}
        />
      </div>
      <Button
        variant="outline"
        className={classes.export}
        leftSection={<Download size={16} aria-hidden />}
        loading={isPending}
        disabled={isEmpty}
        onClick={() =>
          mutate(search, { onError: () => toast(t('history.exportFailed'), { severity: 'error' }) })
        }
      >
        {t('history.export')}
      </Button>
    </div>
  );
}

interface NoEntriesProps {
  /** There are entries, but none match the filters. */
  isFiltered: boolean;
  showAll: string;
}

function NoEntries({ isFiltered, showAll }: NoEntriesProps) {
  const { t } = useTranslation('credits');
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        icon={CalendarSearch}
        sideIcon={KeyRound}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={showAll} preventScrollReset variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={Gift}
      sideIcon={KeyRound}
      title={t('empty.title')}
      text={t('empty.text', { verified: creditsWhenVerified, referral: referralCredits })}
    />
  );
}

/** The filters live in the URL, so they survive a reload and can be shared. */
function useHistorySearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  return useMemo(() => {
    const current = new URLSearchParams(address);
    const search = readHistorySearch(current);
    const linkTo = (next: Partial<HistorySearch>) =>
      writeHistorySearch({ ...search, page: 1, ...next }, current);
    const change = (next: Partial<HistorySearch>) =>
      void navigate(linkTo(next), { preventScrollReset: true });
    return { search, linkTo, change };
  }, [address, navigate]);
}

const skeleton = (
  <div className={classes.rows}>
    {Array.from({ length: entriesPerPage }, (_, row) => row).map((row) => (
      <Skeleton key={row} height="2.6875rem" />
    ))}
  </div>
);

interface HistoryFooterProps {
  page: number;
  totalPages: number;
  totalResults: number;
  linkTo: (page: number) => string;
}

function HistoryFooter({ page, totalPages, totalResults, linkTo }: HistoryFooterProps) {
  const { t } = useTranslation('credits');
  const from = (page - 1) * entriesPerPage + 1;
  const to = Math.min(page * entriesPerPage, totalResults);
  return (
    <div className={classes.footer}>
      <span>
        {t('history.shown', {
          from: formatCount(from),
          to: formatCount(to),
          total: formatCount(totalResults),
        })}
      </span>
      <Pager page={page} lastPage={totalPages} linkTo={linkTo} keepsScroll />
    </div>
  );
}

export function History({ recruiterId }: { recruiterId: number }) {
  const { t } = useTranslation('credits');
  const { search, linkTo, change } = useHistorySearch();
  const entries = useCreditEntries(recruiterId, search);
  const { data, isPlaceholderData } = entries;
  const total = data?.totalResults ?? 0;
  const isFiltered = hasFilters(search);
  const isPastLastPage = data && !isPlaceholderData && total > 0 && search.page > data.totalPages;
  if (isPastLastPage) return <Navigate to={linkTo({ page: data.totalPages })} replace />;
  return (
    <section aria-labelledby="credit-history">
      <SectionTitle
        id="credit-history"
        aside={data && t(isFiltered ? 'history.count' : 'history.sum', { count: total })}
      >
        {t('history.title')}
      </SectionTitle>
      <HistoryBar recruiterId={recruiterId} search={search} isEmpty={total === 0} onChange={change} />
      <div className={classes.list}>
        <QueryState
          query={entries}
          thing={t('history.thing')}
          kept={t('history.kept')}
          waiting={skeleton}
          isEmpty={({ totalResults }) => totalResults === 0}
          empty={
            <NoEntries
              isFiltered={isFiltered}
              showAll={linkTo({ from: undefined, to: undefined, kind: undefined })}
            />
          }
        >
          {({ results, months, totalPages, totalResults }) => (
            <>
              <EntriesTable entries={results} months={months} isStale={isPlaceholderData} />
              <HistoryFooter
                page={search.page}
                totalPages={totalPages}
                totalResults={totalResults}
                linkTo={(page) => linkTo({ page })}
              />
            </>
          )}
        </QueryState>
      </div>
    </section>
  );
}
