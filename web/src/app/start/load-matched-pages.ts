import { matchRoutes, type RouteObject } from 'react-router';

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}

/** A page that the server has rendered is taken over as it is: its script must be there before the router starts. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}
