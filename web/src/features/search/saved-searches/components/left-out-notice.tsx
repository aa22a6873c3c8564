import '../i18n.ts';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { type NameFilter, nameFilters, searchLink } from '../../talent-search/index.ts';
import { forGuests } from '../model/left-out.ts';
import { readSharedState } from '../model/shared-state.ts';

/** What a shared search asks for that this guest may not. Whoever signs in as a recruiter gets all of it. */
export function LeftOutNotice({ nameFilter }: { nameFilter: NameFilter }) {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const shared = readSharedState(useLocation().state);
  if (!shared) return null;
  if (user?.user_type === 2) return <Navigate to={searchLink(shared)} replace />;
  const filters = nameFilters(forGuests(shared.filters).leftOut, shared.filters, nameFilter);
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
