import { vi } from 'vitest';

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string, more: object = {}) =>
  json(status, { type: 'about:blank', title: 'No', status, code, ...more });

export const noContent = () => new Response(null, { status: 204 });

export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

type Answer = (body: unknown, url: URL) => Response | Promise<Response>;
export type Answers = Record<string, Answer>;

interface RecordedCall {
  readonly what: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Answers calls like "GET /v1/user/7". Answers can be replaced while a test runs; all others are a 404. */
export function startFakeServer(answers: Answers) {
  const calls: RecordedCall[] = [];
  const current = { ...answers };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const what = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ what, url, body });
    return current[what]?.(body, url) ?? problem(404, 'NOT_FOUND');
  });
  return {
    answer: (more: Answers) => Object.assign(current, more),
    bodiesOf: (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body),
  };
}

/** The accessible description of a field. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
