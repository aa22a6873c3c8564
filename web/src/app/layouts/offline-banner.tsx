import { WifiOff } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { session, useSession } from '../../shared/lib/session/index.ts';
import { useIsOnline } from '../../shared/lib/use-is-online.ts';
import classes from './offline-banner.module.css';

/** Says that the line is gone, or that nobody answered who knows who is here. Goes away by itself. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  const { isUnreachable } = useSession();
  return (
    <div role="status" className={classes.place}>
      {(!isOnline || isUnreachable) && (
        <p className={classes.banner}>
          <WifiOff size={17} aria-hidden />
          {isOnline ? t('unreachable') : t('offline')}
          {isOnline && (
            <button type="button" onClick={session.retry}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
