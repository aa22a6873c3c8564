import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

/** Closing the tab or reloading shows the browser's own prompt. */
function useConfirmUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [isNeeded]);
}

interface LeaveDialogProps {
  /** Leaving now would lose something. */
  isNeeded: boolean;
  title: string;
  /** What would be lost, and what is kept. */
  text: string;
  leave: string;
  stay: string;
}

/** Asks before a link leads away from what is not saved yet. */
export function LeaveDialog({ isNeeded, title, text, leave, stay }: LeaveDialogProps) {
  useConfirmUnload(isNeeded);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  const reset = () => blocker.reset?.();
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={reset} title={title} lead={text}>
      <DialogActions>
        <Button variant="outline" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
        <Button variant="ink" data-autofocus onClick={reset}>
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
