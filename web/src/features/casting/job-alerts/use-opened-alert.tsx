import './i18n.ts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { FailedQuery } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, Waiting } from '../../../shared/ui/skeleton/skeleton.tsx';
import { readSearch } from '../find-jobs/index.ts';
import { alertLink, useChangeJobAlert, useJobAlerts } from './api.ts';

/** What the search of jobs shows of it. */
interface OpenedAlert {
  readonly name?: string;
  readonly notice?: ReactNode;
  readonly inPlaceOfJobs?: ReactNode;
}

/**
 * The saved search in the URL. A notification leads to `/find-jobs?alert=7`: its filters come into the URL, the
 * newest first, and it counts as opened.
 */
export function useOpenedAlert(): OpenedAlert {
  const { t } = useTranslation('jobAlerts');
  const [params] = useSearchParams();
  const { user, status } = useSession();
  const { alert: id, sort } = readSearch(params);
  const isOpening = id !== undefined && sort === undefined;
  const isTalent = user?.user_type === 1;
  const { data, error, isFetching, refetch } = useJobAlerts(isTalent && id !== undefined);
  const alert = data?.find((one) => one.id === id);
  const change = useChangeJobAlert();
  const openedId = isOpening ? alert?.id : undefined;
  useEffect(() => {
    // The search opens without it too: what is new stays counted until the next time.
    if (openedId !== undefined) change({ id: openedId, opened: true }).catch(() => undefined);
  }, [openedId, change]);

  if (!isOpening) return alert ? { name: alert.name } : {};
  const waiting = (
    <Waiting label={t('opened.opening')}>
      <Skeleton height="30rem" />
    </Waiting>
  );
  if (status === 'unloaded') return { inPlaceOfJobs: waiting };
  if (!user) {
    const action = (
      <Button variant="outline" onClick={() => openAuthDialog('sign-in', { kind: 1 })}>
        {t('opened.signIn')}
      </Button>
    );
    const notice = (
      <Alert family="wait" action={action}>
        {t('opened.signInText')}
      </Alert>
    );
    return { notice };
  }
  if (alert) return { notice: <Navigate to={alertLink(alert)} replace />, inPlaceOfJobs: waiting };
  if (isFetching) return { inPlaceOfJobs: waiting };
  if (isTalent && !data) {
    const retry = () => void refetch();
    const words = { thing: t('opened.thing'), kept: t('opened.kept') };
    return { inPlaceOfJobs: <FailedQuery {...words} error={error} onRetry={retry} /> };
  }
  return { notice: <Alert family="wait">{t('opened.gone')}</Alert> };
}
