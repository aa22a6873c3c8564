import './start/without-eval.ts';
import '../shared/ui/theme/styles.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../shared/lib/api/query-client.ts';
import { clearDrafts } from '../shared/lib/drafts.ts';
import { hasDevPages } from '../shared/lib/environment.ts';
import { forgetLastList } from '../shared/lib/last-list.ts';
import { nextTask } from '../shared/lib/next-task.ts';
import { leaveOneScreen } from '../shared/lib/screen.ts';
import { forgetTarget, loadSession, onSessionEnd } from '../shared/lib/session/index.ts';
import { forgetTab } from '../shared/lib/tab-memory.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './router/routes.tsx';
import { loadMatchedPages } from './start/load-matched-pages.ts';
import { readPageData } from './start/page-data.ts';
import { preloadOverlaysOnUse } from './start/preload-overlays.ts';
import { watchErrors } from './start/watch-errors.ts';

watchErrors();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to render into');

const routes = createRoutes({ hasDevPages: hasDevPages() });
const queryClient = createQueryClient();
onSessionEnd((reason) => {
  queryClient.clear();
  forgetTab();
  // Drafts survive an expired session.
  if (reason !== 'signed-out') return;
  clearDrafts();
  forgetLastList();
  forgetTarget();
});
loadSession();
preloadOverlaysOnUse();

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Keeps the scroll position on a rendered page. */
const alreadyThere = { hydrationData: { loaderData: {} } };

const createApp = (isRendered: boolean, onStart: () => void) => (
  <StrictMode>
    <Providers queryClient={queryClient}>
      <Started onStart={onStart}>
        <RouterProvider router={createBrowserRouter(routes, isRendered ? alreadyThere : undefined)} />
      </Started>
    </Providers>
  </StrictMode>
);

/** Hydrates a server-rendered page; renders any other. */
async function run(into: HTMLElement): Promise<void> {
  const isRendered = into.firstElementChild !== null;
  if (isRendered) {
    await nextTask();
    readPageData(queryClient);
    await loadMatchedPages(routes, window.location.pathname);
    leaveOneScreen(into);
    await nextTask();
  }
  await new Promise<void>((resolve) => {
    // In slices, so that a press in between is answered.
    if (isRendered) startTransition(() => void hydrateRoot(into, createApp(isRendered, resolve)));
    else createRoot(into).render(createApp(isRendered, resolve));
  });
  // For browser tests: the page is interactive from here.
  into.dataset.running = '';
}

/** Resolves when the page is interactive. */
export const running = run(container);
