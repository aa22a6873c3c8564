import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';

/** A closed tab or a reload asks in the browser's own words. */
function useAskBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Nothing that was changed is lost by a stray press on a link. */
export function LeaveDialog({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useTranslation('settings');
  useAskBeforeUnload(hasChanges);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      lead={t('leave.text')}
    >
      <DialogActions>
        <Button variant="outline" onClick={() => blocker.proceed?.()}>
          {t('leave.leave')}
        </Button>
        <Button variant="ink" data-autofocus onClick={stay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
