import { Navigate, type RouteObject } from 'react-router';
import { paths } from '../../shared/lib/paths.ts';
import { Arriving } from '../layouts/arriving.tsx';
import { RouteError } from '../layouts/route-error.tsx';
import { Shell } from '../layouts/shell.tsx';
import { NotBuiltYetPage } from '../routes/not-built-yet-page.tsx';
import { builtPages } from './built-pages.ts';
import { Guard } from './guard.tsx';
import { lazyPage, type PageLoader } from './lazy-page.ts';
import { type ProductRoute, productPages } from './route-table.ts';

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

/** Pages for those who build the product. In production they do not exist. */
const workshopRoutes: RouteObject[] = [
  pageRoute(paths.design(), () => import('../routes/design/design-page.tsx')),
  pageRoute(paths.outbox(), () => import('../routes/outbox/outbox-page.tsx')),
];

/** Where links of our mails lead that the specification does not know. */
const mailedRoutes: RouteObject[] = [
  pageRoute(paths.thisWasNotMe(), () => import('../routes/auth/this-was-not-me-page.tsx')),
];

export function createRoutes({ isWorkshop }: { isWorkshop: boolean }): RouteObject[] {
  return [
    {
      element: <Shell isWorkshop={isWorkshop} />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Arriving />,
      children: [
        ...productPages.map(guarded),
        ...mailedRoutes,
        ...(isWorkshop ? workshopRoutes : []),
        { path: '*', element: <Navigate to={paths.home()} replace /> },
      ],
    },
  ];
}
