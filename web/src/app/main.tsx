import './start/without-eval.ts';
import '../shared/ui/theme/styles.ts';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../shared/lib/api/query-client.ts';
import { clearDrafts } from '../shared/lib/drafts.ts';
import { isWorkshop } from '../shared/lib/environment.ts';
import { loadSession, onSessionEnd } from '../shared/lib/session/index.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './router/routes.tsx';
import { loadMatchedPages } from './start/load-matched-pages.ts';
import { takePageData } from './start/page-data.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to render into');

const routes = createRoutes({ isWorkshop: isWorkshop() });
const queryClient = createQueryClient();
onSessionEnd((reason) => {
  queryClient.clear();
  // A session that has merely run out comes back, and finds what was typed.
  if (reason === 'signed-out') clearDrafts();
});
loadSession();

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Told that the page is there already, the router leaves the reader where they have scrolled to. */
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

/** A page that the server has rendered is taken over; any other is drawn here. */
async function run(into: HTMLElement): Promise<void> {
  const isRendered = into.firstElementChild !== null;
  if (isRendered) {
    takePageData(queryClient);
    await loadMatchedPages(routes, window.location.pathname);
  }
  await new Promise<void>((resolve) => {
    if (isRendered) hydrateRoot(into, createApp(isRendered, resolve));
    else createRoot(into).render(createApp(isRendered, resolve));
  });
  // Seen by those who drive a browser: from here on the page answers.
  into.dataset.running = '';
}

/** Settles when the page answers to whoever uses it. */
export const running = run(container);
