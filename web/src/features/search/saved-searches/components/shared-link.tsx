import '../i18n.ts';
import { Link2Off } from 'lucide-react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { searchLink } from '../../talent-search/index.ts';
import { useSharedSearch } from '../api.ts';
import { forGuests } from '../model/left-out.ts';
import { toSearch } from '../model/saved-link.ts';
import { sharedState } from '../model/shared-state.ts';

/** Goes on to the search behind a link. A guest goes on with what guests may search by, and is told of the rest. */
export function SharedLink({ link }: { link: string }) {
  const { t } = useTranslation('savedSearches');
  const { user, status } = useSession();
  const { data, isError, error, refetch } = useSharedSearch(link);
  if (isError) {
    return (
      <FailedQuery
        thing={t('link.thing')}
        kept={t('link.kept')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === null) {
    return (
      <EmptyState
        title={t('link.goneTitle')}
        text={t('link.goneText')}
        icon={Link2Off}
        action={
          <ButtonLink to={paths.findTalents()} variant="ink">
            {t('link.goneAction')}
          </ButtonLink>
        }
      />
    );
  }
  if (!data || status === 'unloaded') {
    return (
      <Waiting label={t('link.opening')}>
        <SkeletonText lines={4} />
      </Waiting>
    );
  }
  const search = toSearch(data);
  const { kept, leftOut } = forGuests(search.filters);
  const isRecruiter = user?.user_type === 2;
  return (
    <Navigate
      to={searchLink(isRecruiter ? search : { ...search, filters: kept })}
      state={isRecruiter || leftOut.length === 0 ? null : sharedState(search)}
      replace
    />
  );
}
