import { writeClientLog } from '@callboard/contract/site/calls';
import { matchRoutes } from 'react-router';
import { apiUrl } from '../../shared/lib/api-url.ts';
import { productPages } from '../router/route-table.ts';
import { describeError } from './describe-error.ts';

const mostOnAPage = 5;
const sent = new Set<string>();
let view = { pathname: '', count: 0 };

/** As the route table has it: an address may hold ids, names and secrets. */
const routeOf = (pathname: string): string =>
  matchRoutes(
    productPages.map(({ path }) => ({ path })),
    pathname,
  )?.at(-1)?.route.path ?? 'elsewhere';

function isWorthSending(message: string, pathname: string): boolean {
  if (view.pathname !== pathname) view = { pathname, count: 0 };
  if (sent.has(message) || view.count >= mostOnAPage) return false;
  sent.add(message);
  view.count += 1;
  return true;
}

const { method, path } = writeClientLog;

const send = (message: string, page: string) =>
  fetch(apiUrl(path), {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ level: 'error', message, page }),
  });

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 5000 })
    : setTimeout(work, 1000);

/** Each error once, and a few on a page: a page that fails in a circle fails quietly after that. */
export function sendWhenIdle(error: unknown): void {
  const message = describeError(error);
  const { pathname } = window.location;
  if (message === undefined || !isWorthSending(message, pathname)) return;
  whenIdle(() => {
    if (navigator.onLine) send(message, routeOf(pathname)).catch(() => {});
  });
}
