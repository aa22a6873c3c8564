import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preloadDialogs } from '../src/shared/ui/dialog/dialog-frame.tsx';
import { preloadPopovers } from '../src/shared/ui/popover/popover.tsx';
import { toasts } from '../src/shared/ui/toast/toast.ts';
import { makeQueriesQuick } from './quick-queries.ts';

/** Dialogs open right away here. On demand they are tested by dialog-on-demand.test.tsx. */
await Promise.all([preloadDialogs(), preloadPopovers()]);

/** A busy machine takes its time to load a part of a page; nothing here waits on purpose. */
configure({ asyncUtilTimeout: 15_000 });
makeQueriesQuick();

function forgetCookies() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test page has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

/** The files of a worker share one page: whatever a test leaves on it would meet a stranger. */
afterEach(() => {
  cleanup();
  toasts.set([]);
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetCookies();
});
