import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import type { logout, refreshTokens } from '@callboard/contract/accounts/sign-in';
import type { getFreshUser } from '@callboard/contract/accounts/user';
import { apiUrl } from '../api-url.ts';

/** The server calls of the session. */
export interface SessionCalls {
  refresh(): Promise<SessionAnswer>;
  logout(): Promise<void>;
  readUser(id: number, send: typeof fetch): Promise<SessionUser>;
}

/** An error response. A network failure stays the browser's TypeError. */
export class SessionCallError extends Error {
  override readonly name = 'SessionCallError';
  constructor(
    readonly status: number,
    readonly code: string | undefined,
  ) {
    super(code ?? `Unexpected answer with status ${status}`);
  }
}

/**
 * These run in the first script of every page, so they avoid the contract client and its schemas. The
 * compiler still checks their paths.
 */
const refreshPath: (typeof refreshTokens)['path'] = '/v1/auth/refresh-tokens';
const logoutPath: (typeof logout)['path'] = '/v1/auth/logout';
const freshUserPath: (typeof getFreshUser)['path'] = '/v1/user/refresh-edit-profile/{id}';

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined;

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new SessionCallError(response.status, codeOf(await response.json().catch(() => undefined)));
}

/** A line that neither answers nor breaks must not keep the other tabs waiting for their turn. */
const longestWait = 20_000;

const post = (path: string, body?: string): Promise<Response> =>
  fetch(apiUrl(path), {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(longestWait),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  }).then(answered);

export const sessionCalls: SessionCalls = {
  refresh: () => post(refreshPath, '{}').then((response): Promise<SessionAnswer> => response.json()),
  logout: () => post(logoutPath).then(() => undefined),
  readUser: (id, send) =>
    send(apiUrl(freshUserPath.replace('{id}', String(id))), { headers: { accept: 'application/json' } })
      .then(answered)
      .then((response): Promise<SessionUser> => response.json()),
};
