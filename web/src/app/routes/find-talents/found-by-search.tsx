import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LeftOutNotice } from '../../../features/search/saved-searches/index.ts';
import {
  FilterChips,
  FilterRail,
  FilterSheet,
  FiltersButton,
  NothingFound,
  type OnFilters,
} from '../../../features/search/talent-filters/index.ts';
import {
  CompareTray,
  KeyLine,
  LayoutSwitch,
  LikeLine,
  Results,
  ResultsTitle,
  SortMenu,
  Total,
  useFound,
} from '../../../features/search/talent-results/index.ts';
import type { TalentSearch } from '../../../features/search/talent-search/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsRunning } from '../../../shared/lib/use-is-running.ts';
import { readCameFrom } from './came-from.ts';
import classes from './find-talents-page.module.css';
import { SearchTools } from './search-tools.tsx';
import { useFilterWords } from './use-filter-words.ts';
import type { useSearchInAddress } from './use-search-in-address.ts';

type FoundBySearchProps = Pick<ReturnType<typeof useSearchInAddress>, 'search' | 'change'>;

const without = (filters: TalentFilters, names: readonly FilterName[]): TalentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((dropped) => dropped === name)));

interface FiltersOverPageProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** Opening it draws nothing else anew. */
function FiltersOverPage(props: FiltersOverPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FiltersButton search={props.search} onOpen={() => setIsOpen(true)} />
      <FilterSheet {...props} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Two dozen faces wait for a press to be answered, not the press for them. */
const ShownLater = memo(({ shown }: { shown: ReactNode }) => shown);

/** Filters on one side, the people they find on the other. */
export function FoundBySearch({ search, change }: FoundBySearchProps) {
  const { t } = useTranslation('savedSearches');
  const { searcher, found, part } = useFound(search);
  const { nameFilter, nameSearch } = useFilterWords();
  const { state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const people = useRef<HTMLDivElement>(null);
  const isRunning = useIsRunning();
  const { filters, page, sort, layout } = search;
  const character = part?.name;

  /** Whoever has scrolled down sees the beginning of the new people, not the middle. */
  const showFromTop = () => {
    const top = people.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) people.current?.scrollIntoView({ block: 'start' });
  };
  const onFilters = (next: TalentFilters, how?: { readonly replace: boolean }) => {
    change({ filters: next }, how);
    showFromTop();
  };
  const shown = found.data?.totalResults;
  const later = useDeferredValue(
    <Results
      search={search}
      searcher={searcher}
      found={found}
      part={part}
      heading={heading}
      nobody={<NothingFound search={search} onFilters={onFilters} />}
      nameFilter={nameFilter}
      onDrop={(names) => onFilters(without(filters, names), { replace: true })}
    />,
  );
  return (
    <div className={classes.page}>
      {isRunning && (
        <FilterRail search={search} onFilters={onFilters} onShow={() => heading.current?.focus()} />
      )}
      <div className={classes.main}>
        <div className={classes.bar}>
          <ResultsTitle total={shown} page={page} heading={heading} />
          <SearchTools
            search={search}
            change={change}
            suggestedName={nameSearch(filters) || t('untitled')}
            nameFilter={nameFilter}
            character={character}
          />
        </div>
        <div className={classes.chips}>
          {isRunning && <FiltersOverPage search={search} onFilters={onFilters} />}
          <FilterChips search={search} onFilters={onFilters} />
        </div>
        <div className={classes.notice}>
          <LeftOutNotice nameFilter={nameFilter} />
        </div>
        <div className={classes.line} ref={people}>
          <span className={classes.total}>
            <Total total={shown} />
          </span>
          <KeyLine isRecruiter={searcher.kind === 'recruiter'} character={character} />
          <div className={classes.order}>
            <SortMenu sort={sort} character={character} onSort={(next) => change({ sort: next })} />
            <LayoutSwitch layout={layout} onLayout={(next) => change({ layout: next, page })} />
          </div>
        </div>
        {filters.similarTo && (
          <LikeLine similarTo={filters.similarTo} searcher={searcher} cameFrom={readCameFrom(state)} />
        )}
        <ShownLater shown={later} />
        <CompareTray searcher={searcher} />
      </div>
    </div>
  );
}
