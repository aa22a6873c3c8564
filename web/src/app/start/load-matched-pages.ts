import { matchRoutes, type RouteObject } from 'react-router';

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}

/** Hydration needs the page's module before the router starts. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}
