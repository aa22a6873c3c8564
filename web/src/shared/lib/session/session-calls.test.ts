import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionCalls } from './session-calls.ts';
import { answerOf, someUser } from './session-for-test.ts';

const serve = (answer: Response) => {
  const fetch = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(answer));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('the calls of the session', () => {
  it('refresh with the cookie, an empty body and a timeout', async () => {
    const answer = answerOf('t-1');
    const fetch = serve(Response.json(answer));
    expect(await sessionCalls.refresh()).toEqual(answer);
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/v1/auth/refresh-tokens');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{}' });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('post the logout without a body', async () => {
    const fetch = serve(new Response(null, { status: 204 }));
    await sessionCalls.logout();
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/v1/auth/logout');
    expect(init).not.toHaveProperty('body');
  });

  it('read the user by their own id', async () => {
    const fetch = serve(Response.json(someUser()));
    expect(await sessionCalls.readUser(7, globalThis.fetch)).toEqual(someUser());
    expect(fetch.mock.calls[0]?.[0]).toBe('/v1/user/refresh-edit-profile/7');
  });

  it.each([
    [
      'a problem',
      Response.json({ code: 'SESSION_ENDED' }, { status: 401 }),
      { status: 401, code: 'SESSION_ENDED' },
    ],
    [
      'a page of something between',
      new Response('<html>', { status: 502 }),
      { status: 502, code: undefined },
    ],
  ])('throw the response error: %s', async (_, response, expected) => {
    serve(response);
    await expect(sessionCalls.refresh()).rejects.toMatchObject(expected);
  });
});
