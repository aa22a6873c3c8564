import {
  LoadSearch,
  SaveSearch,
  SearchSheet,
  ShareSearch,
} from '../../../features/search/saved-searches/index.ts';
import { LayoutSwitch, NameField, SortMenu } from '../../../features/search/talent-results/index.ts';
import type { NameFilter, TalentSearch } from '../../../features/search/talent-search/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './find-talents-page.module.css';
import type { useSearchInAddress } from './use-search-in-address.ts';

interface SearchToolsProps {
  search: TalentSearch;
  change: ReturnType<typeof useSearchInAddress>['change'];
  suggestedName: string;
  nameFilter: NameFilter;
  character: string | undefined;
}

/** Find by name, load, save and share; on a phone all but the name are behind one button. */
export function SearchTools({ search, change, suggestedName, nameFilter, character }: SearchToolsProps) {
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
          <SortMenu sort={search.sort} character={character} onSort={(sort) => change({ sort })} />
          <LayoutSwitch layout={search.layout} onLayout={(layout) => change({ layout, page: search.page })} />
        </SearchSheet>
      </div>
    </fieldset>
  );
}
