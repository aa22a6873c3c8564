import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { openAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { paths } from '../../shared/lib/paths.ts';
import { forgetTarget, peekTarget, rememberTarget, useSession } from '../../shared/lib/session/index.ts';
import { Arriving } from '../layouts/arriving.tsx';
import { RouteError } from '../layouts/route-error.tsx';
import { Shell } from '../layouts/shell.tsx';
import { NotBuiltYetPage } from '../routes/not-built-yet-page.tsx';
import { judge, keepsTarget } from './access-rules.ts';
import { builtPages } from './built-pages.ts';
import { lazyPage, type PageLoader } from './lazy-page.ts';
import { type ProductRoute, productPages } from './route-table.ts';

function SentToSignIn({ from }: { from: string }) {
  useEffect(() => {
    rememberTarget(from);
    openAuthDialog('sign-in');
  }, [from]);
  return <Navigate to={paths.home()} replace />;
}

/** The stored target is used up, and with the first paint: a page left quickly must not lead back to it. */
function Inside() {
  const { user } = useSession();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!keepsTarget({ user, pathname, target: peekTarget() })) forgetTarget();
  }, [user, pathname]);
  return <Outlet />;
}

/** Guards a restricted page. */
function Guard({ route }: { route: ProductRoute }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const verdict = judge({
    access: route.access,
    audience: route.audience,
    pathname,
    session,
    target: peekTarget(),
  });
  switch (verdict.kind) {
    case 'wait':
      return null;
    case 'go':
      return <Navigate to={verdict.to} replace />;
    case 'sign-in':
      return <SentToSignIn from={pathname + search} />;
    case 'stay':
      return route.access === 'signed-in' ? <Inside /> : <Outlet />;
  }
}

const pageRoute = (path: string, load: PageLoader): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: lazyPage(load),
  errorElement: <RouteError />,
});

function productRoute(route: ProductRoute): RouteObject {
  const load = builtPages[route.purposeKey];
  if (load) return pageRoute(route.path, load);
  return { path: route.path, caseSensitive: true, element: <NotBuiltYetPage route={route} /> };
}

const guarded = (route: ProductRoute): RouteObject =>
  route.access === 'public'
    ? productRoute(route)
    : { element: <Guard route={route} />, children: [productRoute(route)] };

/** Development pages, missing in production. */
const workshopRoutes: RouteObject[] = [
  pageRoute(paths.design(), () => import('../routes/design/design-page.tsx')),
  pageRoute(paths.outbox(), () => import('../routes/outbox/outbox-page.tsx')),
];

/** Pages of email links that the specification does not list. */
const mailedRoutes: RouteObject[] = [
  pageRoute(paths.thisWasNotMe(), () => import('../routes/auth/this-was-not-me-page.tsx')),
];

export function createRoutes({ hasDevPages }: { hasDevPages: boolean }): RouteObject[] {
  return [
    {
      element: <Shell hasDevPages={hasDevPages} />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Arriving />,
      children: [
        ...productPages.map(guarded),
        ...mailedRoutes,
        ...(hasDevPages ? workshopRoutes : []),
        { path: '*', element: <Navigate to={paths.home()} replace /> },
      ],
    },
  ];
}
