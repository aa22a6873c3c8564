import { onFirstUse } from '../../shared/lib/on-first-use.ts';
import { preloadDialogs } from '../../shared/ui/dialog/dialog-frame.tsx';
import { preloadPopovers } from '../../shared/ui/popover/popover.tsx';

/** No page needs dialogs before someone uses it. */
export const preloadOverlaysOnUse = () =>
  onFirstUse('a, button, input, label', () => {
    void preloadDialogs();
    void preloadPopovers();
  });
