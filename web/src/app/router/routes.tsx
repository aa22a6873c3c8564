import { Navigate, type RouteObject } from 'react-router';
import { paths } from '../../shared/lib/paths.ts';
import { Arriving } from '../layouts/arriving.tsx';
import { PlainShell } from '../layouts/plain-shell.tsx';
import { RouteError } from '../layouts/route-error.tsx';
import { NotBuiltYetPage } from '../routes/not-built-yet-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { type ProductRoute, productPages } from './route-table.ts';

const productRoute = (route: ProductRoute): RouteObject => ({
  path: route.path,
  caseSensitive: true,
  element: <NotBuiltYetPage route={route} />,
  errorElement: <RouteError />,
});

const workshopRoute = (path: string, load: Parameters<typeof lazyPage>[0]): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: lazyPage(load),
  errorElement: <RouteError />,
});

/** Pages for those who build the product. In production they do not exist. */
const workshopRoutes: RouteObject[] = [
  workshopRoute(paths.design(), () => import('../routes/design/design-page.tsx')),
  workshopRoute(paths.outbox(), () => import('../routes/outbox/outbox-page.tsx')),
];

export function createRoutes({ isWorkshop }: { isWorkshop: boolean }): RouteObject[] {
  return [
    {
      element: <PlainShell isWorkshop={isWorkshop} />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Arriving />,
      children: [
        ...productPages.map(productRoute),
        ...(isWorkshop ? workshopRoutes : []),
        { path: '*', element: <Navigate to={paths.home()} replace /> },
      ],
    },
  ];
}
