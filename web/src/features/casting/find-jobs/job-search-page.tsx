import './i18n.ts';
import type { JobAddress } from '@callboard/contract/casting/job-search';
import type { JobSort } from '@callboard/contract/casting/job-values';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { usePageKeys } from '../../../shared/lib/page-keys.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { isShownOn, useScreen } from '../../../shared/lib/screen.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { SearchField } from '../../../shared/ui/search-field/search-field.tsx';
import { SegmentSwitch } from '../../../shared/ui/segment-switch/segment-switch.tsx';
import { SortMenu } from '../../../shared/ui/sort-menu/sort-menu.tsx';
import { useListsWithCities } from '../../site/reference/index.ts';
import { type Reader, useJobCount, useJobs, useReader } from './api.ts';
import { JobFilterChips, JobFilterRail, JobFilterSheet } from './components/job-filters.tsx';
import { NothingFound } from './components/nothing-found.tsx';
import { Results } from './components/results.tsx';
import classes from './job-search-page.module.css';
import { addressTitle } from './model/address-title.ts';
import { describeSearch } from './model/describe-filter.ts';
import { changed, type JobFilters, longestText } from './model/job-filters.ts';
import { type JobSearch, readSearch, searchLink, sortFor, sorts } from './model/job-search.ts';

/** The search in the URL. */
function useSearchInAddress(address: JobAddress | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const search = useMemo(() => readSearch(new URLSearchParams(query), address), [query, address]);
  /** A changed search starts at page 1 and keeps the scroll position. */
  const change = useCallback(
    (next: Partial<JobSearch>, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate(
        searchLink({ ...search, page: 1, ...(next.filters && { alert: undefined }), ...next }, address),
        {
          replace,
          preventScrollReset: true,
        },
      ),
    [navigate, search, address],
  );
  return { search, change };
}

interface SortProps {
  search: JobSearch;
  reader: Reader;
  onSort: (sort: JobSort) => void;
}

/** Only a talent has a best match. */
function Sort({ search, reader, onSort }: SortProps) {
  const { t } = useTranslation('findJobs');
  const screen = useScreen();
  const isTalent = reader.talentId !== undefined;
  const offered = sorts.filter((sort) => sort !== 'match' || isTalent);
  const options = offered.map((value) => ({ value, label: t(`sort.${value}`) }));
  const shown = {
    label: t('sort.label'),
    options,
    value: sortFor(search.sort, isTalent),
    onChange: onSort,
  } as const;
  return (
    <>
      {isShownOn(screen, 'desktop') && (
        <div className={classes.segments} data-screen="desktop">
          <SegmentSwitch {...shown} size="sm" />
        </div>
      )}
      {isShownOn(screen, 'tablet') && (
        <div className={classes.menuTablet} data-screen="tablet">
          <SortMenu {...shown} />
        </div>
      )}
      {isShownOn(screen, 'phone') && (
        <div className={classes.menuPhone} data-screen="phone">
          <SortMenu {...shown} />
        </div>
      )}
    </>
  );
}

function TextSearch({ text, onText }: { text: string; onText: (text: string, isFirst: boolean) => void }) {
  const { t } = useTranslation('findJobs');
  const input = useRef<HTMLInputElement>(null);
  usePageKeys({ '/': () => input.current?.focus() });
  return (
    <SearchField
      label={t('search.label')}
      hint={t('search.hint')}
      clearLabel={t('search.clear')}
      longest={longestText}
      value={text}
      onSearch={onText}
      field={input}
    />
  );
}

/** 277 jobs, 54 fit you */
function Total({ total, fits }: { total: number | undefined; fits: number | null | undefined }) {
  const { t } = useTranslation('findJobs');
  if (total === undefined) return <span className={classes.total}>{'\u00a0'}</span>;
  const jobs = t('count', { count: total, shown: formatCount(total) });
  return (
    <span className={classes.total}>
      {typeof fits === 'number' && total > 0
        ? t('countFits', { jobs, count: fits, shown: formatCount(fits) })
        : jobs}
    </span>
  );
}

/** What a search would be saved as. */
function useSuggestedName(filters: JobFilters, title: string | undefined): string {
  const { t } = useTranslation('findJobs');
  const { data: lists } = useListsWithCities(filters.location_id ?? []);
  return title ?? (lists ? describeSearch(filters, lists, t) : '');
}

export interface JobSearchPageProps {
  /** Of a readable URL, what it means. */
  address?: JobAddress | undefined;
  /** Of a saved search that was opened. */
  name?: string | undefined;
  /** What else can be done with a search, such as saving it: beside the text search. */
  tools?: ((search: JobSearch, suggestedName: string) => ReactNode) | undefined;
  /** What is to be known about the search, above its jobs. */
  notice?: ReactNode;
  /** Shown for the jobs, while it is not known what is searched. */
  inPlaceOfJobs?: ReactNode;
}

/** Filters and the jobs they find. Everything that is set is in the URL. */
export function JobSearchPage({ address, name, tools, notice, inPlaceOfJobs }: JobSearchPageProps) {
  const { t } = useTranslation('findJobs');
  const { searchParam } = useParams();
  const reader = useReader();
  const { search, change } = useSearchInAddress(address);
  const { filters, page } = search;
  const query = useJobs(search, reader);
  const { data: count } = useJobCount(filters, reader);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const named = address && addressTitle(address, t);
  const title = name ?? named ?? t('title');
  const suggestedName = useSuggestedName(filters, named);
  const tab = page > 1 ? t('titlePage', { title, page }) : title;
  usePageHead({
    title: tab,
    description: address ? t('descriptionOf', { title }) : t('description'),
    ...(address && { path: paths.findJobsBy(address.searchParam) }),
    // Written otherwise than today, the server leads to where it is now.
    movedTo:
      address && address.searchParam !== searchParam ? paths.findJobsBy(address.searchParam) : undefined,
  });

  /** After scrolling down, new results start at the top. */
  const showFromTop = () => {
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0)
      list.current?.scrollIntoView({ block: 'start' });
  };
  const onFilters = (next: JobFilters, how?: { readonly replace: boolean }) => {
    change({ filters: next }, how);
    showFromTop();
  };
  const filtering = { filters, reader, onFilters };
  return (
    <div className={classes.page}>
      <JobFilterRail {...filtering} onShow={() => heading.current?.focus()} />
      <div className={classes.main}>
        <div className={classes.bar}>
          <div className={classes.title}>
            <PageTitle
              tab={tab}
              heading={heading}
              aside={
                <Total total={inPlaceOfJobs ? undefined : query.data?.totalResults} fits={count?.fits_me} />
              }
            >
              {title}
            </PageTitle>
          </div>
          <div className={classes.search}>
            <TextSearch
              text={filters.text ?? ''}
              onText={(text, isFirst) =>
                change({ filters: changed(filters, { text: text || undefined }) }, { replace: !isFirst })
              }
            />
            {tools?.(search, suggestedName)}
          </div>
        </div>
        {notice && <div className={classes.notice}>{notice}</div>}
        <div className={classes.line} ref={list}>
          <JobFilterSheet {...filtering} />
          <div className={classes.chips}>
            <JobFilterChips {...filtering} />
          </div>
          <Sort search={search} reader={reader} onSort={(sort) => change({ sort })} />
        </div>
        {inPlaceOfJobs ?? (
          <Results
            query={query}
            page={page}
            linkTo={(next) => searchLink({ ...search, page: next }, address)}
            heading={heading}
            empty={<NothingFound {...filtering} />}
          />
        )}
      </div>
    </div>
  );
}
