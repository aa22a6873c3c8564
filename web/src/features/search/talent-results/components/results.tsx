import '../words.ts';
import { fewestForDays } from '@callboard/contract/search/filter-groups';
import type { FilterName } from '@callboard/contract/search/talent-filters';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type NameFilter, searchLink, type TalentSearch } from '../../talent-search/index.ts';
import { talentsKey } from '../api.ts';
import { lastPageOf } from '../model/last-page.ts';
import type { Searcher } from '../model/searcher.ts';
import { useFetchAhead } from '../model/use-fetch-ahead.ts';
import type { Found } from '../model/use-found.ts';
import type { CastPart } from '../model/use-shortlist.ts';
import { FoundPeople } from './found-people.tsx';
import { Pager } from './pager.tsx';
import classes from './results.module.css';
import { ResultsTrouble } from './results-trouble.tsx';
import { ResultsWaiting } from './results-waiting.tsx';

interface ResultsProps {
  search: TalentSearch;
  searcher: Searcher;
  found: Found;
  /** The part that is cast. */
  part: CastPart | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What is shown when nobody matches. */
  nobody: ReactNode;
  nameFilter: NameFilter;
  onDrop: (filters: readonly FilterName[]) => void;
}

/** Another page is read from its beginning; whoever goes back is left where they were. */
function useFocusOnPaging(page: number, heading: ResultsProps['heading']) {
  const isGoingOn = useNavigationType() === 'PUSH';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isGoingOn) heading.current?.focus({ preventScroll: true });
  }, [page, isGoingOn, heading]);
}

function Said({ found, page }: { found: Found; page: number }) {
  const { t } = useTranslation('talentResults');
  const { data, isPlaceholderData } = found;
  if (!data || isPlaceholderData) return <VisuallyHidden role="status" />;
  const talents = t('count', { count: data.totalResults, shown: formatCount(data.totalResults) });
  const of = lastPageOf(data.totalPages);
  return <VisuallyHidden role="status">{t('found', { talents, page, of })}</VisuallyHidden>;
}

/** The people of this search, or why there are none. */
export function Results(props: ResultsProps) {
  const { search, searcher, found, part, heading, nobody, nameFilter, onDrop } = props;
  const { t } = useTranslation('talentResults');
  const { data, error, isPlaceholderData, fetchStatus, refetch } = found;
  useFocusOnPaging(search.page, heading);
  useFetchAhead(search, searcher, isPlaceholderData ? undefined : data?.totalPages);
  const isCut = fetchStatus === 'paused';

  const body = () => {
    if (error && !data) {
      const retry = () => void refetch();
      return <ResultsTrouble {...{ error, search, searcher, nameFilter, onDrop }} onRetry={retry} />;
    }
    if (!data) return <ResultsWaiting layout={search.layout} />;
    if (data.totalResults === 0 && !isPlaceholderData) return nobody;
    if (data.results.length === 0 && !isPlaceholderData) {
      return <Navigate to={searchLink({ ...search, page: lastPageOf(data.totalPages) })} replace />;
    }
    return (
      <>
        <FoundPeople
          search={search}
          searcher={searcher}
          talents={data.results}
          part={part}
          pageKey={talentsKey(search, searcher.id).join()}
          isStale={isPlaceholderData}
        />
        <Pager search={search} totalPages={data.totalPages} />
      </>
    );
  };
  return (
    <div className={classes.results}>
      <Said found={found} page={search.page} />
      {isCut && (
        <div className={classes.notice}>
          <Notice family="wait">{t('offline')}</Notice>
        </div>
      )}
      {data?.days_left_out && !isPlaceholderData && (
        <div className={classes.notice}>
          <Notice family="wait">{t(`daysLeftOut.${data.days_left_out}`, { fewest: fewestForDays })}</Notice>
        </div>
      )}
      {body()}
    </div>
  );
}
