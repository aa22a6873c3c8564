import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { useSaveMark } from '../model/use-save-mark.ts';
import { useWizard } from '../model/wizard-context.ts';

/** A closed tab or a reload asks in the browser's own words. */
function useAskBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** With a line, whoever leaves is saved on the way out. Without one, they are told what is kept and where. */
export function LeaveOffline() {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const isOnline = useIsOnline();
  const { mark } = useSaveMark(wizard);
  const isNeeded = !isOnline && mark === 'offline';
  useAskBeforeUnload(isNeeded);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname,
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
