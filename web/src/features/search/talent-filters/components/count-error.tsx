import {
  type FilterGroup,
  filterGroupNames,
  filterGroups,
  verifiedFilters,
} from '@callboard/contract/search/filter-groups';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import more from '../../../../shared/ui/search-filters/check-row.module.css';
import classes from '../../../../shared/ui/search-filters/panel-foot.module.css';
import { useListsWithCities } from '../../../site/reference/index.ts';
import { type Searcher, useSearcher } from '../../talent-search/index.ts';
import type { TalentCountState } from '../api.ts';
import { maySearchBy } from '../model/allowed-filters.ts';
import { describeGroup } from '../model/describe-group.ts';
import { changed, type EditedFilters } from '../model/filter-changes.ts';
import { citiesIn } from '../model/list-filters.ts';

const isVerifiedOnly = (name: FilterName) => verifiedFilters.some((filter) => filter === name);
const isReference = (name: FilterName) =>
  name === 'characterId' || name === 'jobApply' || name === 'similarTo';

/** The active filters the server rejected. Empty when it failed for another reason. */
function rejectedFilters(error: unknown, filters: TalentFilters, searcher: Searcher): FilterName[] {
  const { code, fields } = readRequestError(error);
  const set = Object.keys(filters).filter((name): name is FilterName => Object.hasOwn(filters, name));
  const namedByServer = set.filter((name) => fields.some(({ field }) => field === name));
  if (namedByServer.length > 0) return namedByServer;
  if (code === 'NOT_FOUND') return set.filter(isReference);
  if (code === 'WRONG_KIND_OF_USER' || code === 'UNAUTHENTICATED' || code === 'PROFILE_FROZEN') {
    const notAllowed = set.filter((name) => !maySearchBy(searcher, name));
    return notAllowed.length > 0 ? notAllowed : set.filter(isVerifiedOnly);
  }
  return [];
}

const areVerifiedOnly = (names: readonly FilterName[]): boolean =>
  names.length > 0 && names.every(isVerifiedOnly);

const groupsOf = (names: readonly FilterName[]): FilterGroup[] =>
  filterGroupNames.filter((group) => filterGroups[group].some((name) => names.includes(name)));

interface CountErrorProps {
  edited: EditedFilters;
  count: TalentCountState;
}

const withoutFilters = (filters: TalentFilters, names: readonly FilterName[]) =>
  changed(filters, Object.fromEntries(names.map((name) => [name, undefined])));

function useFilterNames(
  lists: MasterData | undefined,
  filters: TalentFilters,
  rejected: readonly FilterName[],
) {
  const { t } = useTranslation('talentFilters');
  const names = lists ? groupsOf(rejected).map((group) => describeGroup(group, filters, lists, t)) : [];
  return names.length > 0 ? names.join(', ') : t('castingFor.title');
}

export function CountError({ edited: { filters, replaceAll }, count }: CountErrorProps) {
  const { t } = useTranslation('talentFilters');
  const searcher = useSearcher();
  const { data: lists } = useListsWithCities(citiesIn(filters));
  const rejected = rejectedFilters(count.error, filters, searcher);
  const names = useFilterNames(lists, filters, rejected);
  const { code } = readRequestError(count.error);
  const message = () => {
    if (code === 'RATE_LIMITED' && filters.availableFrom) return t('errors.limited');
    if (rejected.length === 0) return t(code === 'NETWORK' ? 'errors.network' : 'errors.unexpected');
    if (code === 'PROFILE_FROZEN') return t('errors.frozen', { names });
    if (code !== 'WRONG_KIND_OF_USER') return t('errors.missing', { names });
    return areVerifiedOnly(rejected) ? t('errors.verified', { names }) : t('errors.refused', { names });
  };
  return (
    <div className={classes.error} role="alert">
      <p>{message()}</p>
      {rejected.length > 0 ? (
        <button
          type="button"
          className={more.more}
          onClick={() => replaceAll(withoutFilters(filters, rejected))}
        >
          {t('errors.remove')}
        </button>
      ) : (
        <button type="button" className={more.more} onClick={() => count.refetch()}>
          {t('errors.again')}
        </button>
      )}
    </div>
  );
}
