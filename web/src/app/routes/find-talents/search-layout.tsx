import {
  type FilterGroup,
  filterGroupNames,
  filterGroups,
  setGroups,
} from '@callboard/contract/search/filter-groups';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  LeftOutNotice,
  LoadSearch,
  SaveSearch,
  SearchSheet,
  ShareSearch,
} from '../../../features/search/saved-searches/index.ts';
import {
  FilterChips,
  FilterRail,
  FilterSheet,
  FiltersButton,
  NothingFound,
  type OnFilters,
} from '../../../features/search/talent-filters/index.ts';
import { describeGroup } from '../../../features/search/talent-filters/model/describe-group.ts';
import { citiesIn } from '../../../features/search/talent-filters/model/list-filters.ts';
import {
  CompareTray,
  KeyboardHints,
  LayoutSwitch,
  NameField,
  Results,
  ResultsTitle,
  SelectMany,
  SimilarHeading,
  SortMenu,
  Total,
  useTalentResults,
  useWalkableSearch,
} from '../../../features/search/talent-results/index.ts';
import type { NameFilter, Searcher, TalentSearch } from '../../../features/search/talent-search/index.ts';
import { useListsWithCities } from '../../../features/site/reference/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import classes from './find-talents-page.module.css';
import type { useSearchInAddress } from './use-search-params.ts';

interface SearchToolsProps {
  search: TalentSearch;
  change: ReturnType<typeof useSearchInAddress>['change'];
  suggestedName: string;
  nameFilter: NameFilter;
  searcher: Searcher;
  character: string | undefined;
}

/** Find by name, load, save and share; on a phone all but the name are behind one button. */
function SearchTools(props: SearchToolsProps) {
  const { search, change, suggestedName, nameFilter, searcher, character } = props;
  const { t } = useTranslation('findTalents');
  const { userName, ...others } = search.filters;
  const findByName = (name: string, isFirst: boolean) =>
    change({ filters: name === '' ? others : { ...others, userName: name } }, { replace: !isFirst });
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <div className={classes.name}>
        <NameField value={userName ?? ''} onSearch={findByName} />
      </div>
      <div className={classes.wide}>
        <LoadSearch />
        <SaveSearch search={search} suggestedName={suggestedName} />
        <ShareSearch search={search} nameFilter={nameFilter} />
      </div>
      <div className={classes.small}>
        <SearchSheet search={search} suggestedName={suggestedName} nameFilter={nameFilter}>
          <SortMenu
            sort={search.sort}
            filters={search.filters}
            searcher={searcher}
            character={character}
            onSort={(sort) => change({ sort })}
          />
          <LayoutSwitch layout={search.layout} onLayout={(layout) => change({ layout, page: search.page })} />
        </SearchSheet>
      </div>
    </fieldset>
  );
}

const groupOf = (filter: FilterName): FilterGroup | undefined =>
  filterGroupNames.find((group) => filterGroups[group].some((name) => name === filter));

/** The most that fit in a name. */
const namedAtMost = 4;

/** Filters as chip texts, for saved searches and rejected filters. */
function useFilterTexts(shown: TalentFilters) {
  const { t } = useTranslation('findTalents');
  const { t: words } = useTranslation('talentFilters');
  const { data: lists } = useListsWithCities(citiesIn(shown));

  const nameFilter: NameFilter = (filter, filters) => {
    if (filter === 'characterId' || filter === 'recruiterId' || filter === 'similarTo') {
      return t(`filters.${filter}`);
    }
    const group = groupOf(filter);
    return group && lists ? describeGroup(group, filters, lists, words) : t('filters.unknown');
  };
  const nameSearch = (filters: TalentFilters): string =>
    lists
      ? setGroups(filters)
          .slice(0, namedAtMost)
          .map((group) => describeGroup(group, filters, lists, words))
          .join(', ')
      : '';
  return { nameFilter, nameSearch };
}

/** The search in which "Find similar" was selected, kept in the history state. */
const readCameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'cameFrom' in state &&
  typeof state.cameFrom === 'string' &&
  state.cameFrom.startsWith(paths.findTalents())
    ? state.cameFrom
    : undefined;

type FoundBySearchProps = Pick<ReturnType<typeof useSearchInAddress>, 'search' | 'change'>;

const without = (filters: TalentFilters, names: readonly FilterName[]): TalentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((dropped) => dropped === name)));

interface FiltersOverPageProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** Opening it rerenders nothing else. */
function FiltersOverPage(props: FiltersOverPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FiltersButton search={props.search} onOpen={() => setIsOpen(true)} />
      <FilterSheet {...props} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Responds to a click before rendering the cards. */
const Deferred = memo(({ shown }: { shown: ReactNode }) => shown);

/** Filters and their results. */
export function FoundBySearch({ search, change }: FoundBySearchProps) {
  const { t } = useTranslation('savedSearches');
  const { searcher, query, character } = useTalentResults(search);
  const returned = useWalkableSearch({ search, query, character });
  const { nameFilter, nameSearch } = useFilterTexts(search.filters);
  const { state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const people = useRef<HTMLDivElement>(null);
  const { filters, page, sort, layout } = search;
  const characterName = character?.name;

  /** After scrolling down, new results start at the top. */
  const showFromTop = () => {
    const top = people.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) people.current?.scrollIntoView({ block: 'start' });
  };
  const onFilters = (next: TalentFilters, how?: { readonly replace: boolean }) => {
    change({ filters: next }, how);
    showFromTop();
  };
  const shown = query.data?.totalResults;
  const later = useDeferredValue(
    <Results
      search={search}
      searcher={searcher}
      query={query}
      character={character}
      heading={heading}
      returned={returned}
      empty={<NothingFound search={search} onFilters={onFilters} />}
      nameFilter={nameFilter}
      onDrop={(names) => onFilters(without(filters, names), { replace: true })}
    />,
  );
  return (
    <div className={classes.page}>
      <FilterRail search={search} onFilters={onFilters} onShow={() => heading.current?.focus()} />
      <div className={classes.main}>
        <div className={classes.bar}>
          <ResultsTitle total={shown} page={page} heading={heading} />
          <SearchTools
            search={search}
            change={change}
            suggestedName={nameSearch(filters) || t('untitled')}
            nameFilter={nameFilter}
            searcher={searcher}
            character={characterName}
          />
        </div>
        <div className={classes.chips}>
          <FiltersOverPage search={search} onFilters={onFilters} />
          <FilterChips search={search} onFilters={onFilters} />
          <SelectMany searcher={searcher} />
        </div>
        <div className={classes.notice}>
          <LeftOutNotice nameFilter={nameFilter} />
        </div>
        <div className={classes.line} ref={people}>
          <span className={classes.total}>
            <Total total={shown} />
          </span>
          <KeyboardHints isRecruiter={searcher.kind === 'recruiter'} character={characterName} />
          <div className={classes.order}>
            <SortMenu
              sort={sort}
              filters={filters}
              searcher={searcher}
              character={characterName}
              onSort={(next) => change({ sort: next })}
            />
            <LayoutSwitch layout={layout} onLayout={(next) => change({ layout: next, page })} />
          </div>
        </div>
        {filters.similarTo && (
          <SimilarHeading similarTo={filters.similarTo} searcher={searcher} cameFrom={readCameFrom(state)} />
        )}
        <Deferred shown={later} />
        <CompareTray searcher={searcher} character={character} />
      </div>
    </div>
  );
}
