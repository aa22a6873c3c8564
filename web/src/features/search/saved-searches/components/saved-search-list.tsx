import { type SavedSearch, type SearchAlert, searchAlerts } from '@callboard/contract/search/saved-searches';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { createLaterDeletes } from '../../../../shared/ui/saved-searches/later-deletes.ts';
import { SavedSearchList as List } from '../../../../shared/ui/saved-searches/saved-search-list.tsx';
import { searchLink } from '../../talent-search/index.ts';
import { sendDelete, useChangeSavedSearch, useRefreshSavedSearches, useSavedSearches } from '../api.ts';
import '../i18n.ts';
import { toSearch } from '../model/shared-search.ts';

const deletes = createLaterDeletes(sendDelete);

interface SavedSearchListProps {
  recruiterId: number;
  onOpened: () => void;
}

export default function SavedSearchList({ recruiterId, onOpened }: SavedSearchListProps) {
  const { t } = useTranslation('savedSearches');
  const query = useSavedSearches(recruiterId, true);
  const change = useChangeSavedSearch();
  const refresh = useRefreshSavedSearches();
  const show = (saved: SavedSearch) => ({
    id: saved.id,
    name: saved.name,
    alert: saved.alert,
    matches: t('load.count', { count: saved.count, shown: formatCount(saved.count) }),
    newCount: saved.new_count,
    to: searchLink(toSearch(saved)),
  });
  return (
    <List<SearchAlert>
      query={{ ...query, data: query.data?.map(show) }}
      alerts={searchAlerts.map((value) => ({ value, label: t(`alerts.${value}`) }))}
      alertChanged={(alert, name) => t(`load.alertChanged.${alert}`, { name })}
      empty={t('load.empty')}
      deletes={deletes}
      onDeleted={refresh}
      onChange={(id, changes) => change({ id, ...changes })}
      onOpen={(id) => {
        // Opening goes on without it: what is new is counted again the next time.
        change({ id, opened: true }).catch(() => undefined);
        onOpened();
      }}
    />
  );
}
