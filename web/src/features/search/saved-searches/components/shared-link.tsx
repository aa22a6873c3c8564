import '../i18n.ts';
import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { type NameFilter, nameFilters, searchLink } from '../../talent-search/index.ts';
import { useChangeSavedSearch, useSavedSearch, useSharedSearch } from '../api.ts';
import { keepForGuests } from '../model/left-out.ts';
import { readSharedState, sharedState, toSearch } from '../model/shared-search.ts';

/** The filters of a shared search that this guest cannot use. Signing in as a recruiter restores all of them. */
export function LeftOutNotice({ nameFilter }: { nameFilter: NameFilter }) {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const shared = readSharedState(useLocation().state);
  if (!shared) return null;
  if (user?.user_type === 2) return <Navigate to={searchLink(shared)} replace />;
  const filters = nameFilters(keepForGuests(shared.filters).leftOut, shared.filters, nameFilter);
  return (
    <Alert
      family="wait"
      action={
        !user && (
          <Button variant="outline" onClick={() => openAuthDialog('sign-in', { kind: 2 })}>
            {t('link.signIn')}
          </Button>
        )
      }
    >
      {t('link.leftOut', { filters })}
    </Alert>
  );
}

function SearchGone({ text }: { text: string }) {
  const { t } = useTranslation('savedSearches');
  return (
    <EmptyState
      title={t('link.goneTitle')}
      text={text}
      icon={Link2Off}
      action={
        <ButtonLink to={paths.findTalents()} variant="ink">
          {t('link.goneAction')}
        </ButtonLink>
      }
    />
  );
}

/** Opens a saved search from an alert, the newest first. */
export function SavedLink({ id }: { id: number }) {
  const { t } = useTranslation('savedSearches');
  const { user, status } = useSession();
  const isRecruiter = user?.user_type === 2;
  const { data, isError, error, refetch } = useSavedSearch(id, isRecruiter);
  const change = useChangeSavedSearch();
  const isThere = Boolean(data);
  useEffect(() => {
    if (isThere) change({ id, opened: true }).catch(() => undefined);
  }, [isThere, id, change]);
  if (status === 'loaded' && !isRecruiter) {
    return (
      <EmptyState
        title={t('link.savedSignInTitle')}
        text={t('link.savedSignInText')}
        icon={Link2Off}
        action={
          <Button variant="ink" onClick={() => openAuthDialog('sign-in', { kind: 2 })}>
            {t('link.signIn')}
          </Button>
        }
      />
    );
  }
  if (isError) {
    const retry = () => void refetch();
    return <FailedQuery thing={t('link.savedThing')} kept={t('link.kept')} error={error} onRetry={retry} />;
  }
  if (data === null) return <SearchGone text={t('link.savedGoneText')} />;
  if (data) return <Navigate to={searchLink({ ...toSearch(data), sort: 'newest' })} replace />;
  return (
    <Waiting label={t('link.openingSaved')}>
      <SkeletonText lines={4} />
    </Waiting>
  );
}

/** Opens the search behind a link. Guests get the filters they may use, and a note about the others. */
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
  if (data === null) return <SearchGone text={t('link.goneText')} />;
  if (!data || status === 'unloaded') {
    return (
      <Waiting label={t('link.opening')}>
        <SkeletonText lines={4} />
      </Waiting>
    );
  }
  const search = toSearch(data);
  const { kept, leftOut } = keepForGuests(search.filters);
  const isRecruiter = user?.user_type === 2;
  return (
    <Navigate
      to={searchLink(isRecruiter ? search : { ...search, filters: kept })}
      state={isRecruiter || leftOut.length === 0 ? null : sharedState(search)}
      replace
    />
  );
}
