import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthorisedFetch } from './authorised-fetch.ts';

const problem = (code: string) => Response.json({ code }, { status: 401 });

/** Responds in order and records the token of each request. */
function serve(...answers: Response[]) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (_input: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('authorization'));
    return Promise.resolve(answers.shift() ?? new Response(null, { status: 204 }));
  });
  return tokens;
}

const source = (token: string | undefined, renewed: string | undefined) => {
  const renewAfter = vi.fn(() => Promise.resolve(renewed));
  return { renewAfter, send: createAuthorisedFetch({ getToken: () => token, renewAfter }) };
};

afterEach(() => vi.unstubAllGlobals());

describe('authorisedFetch', () => {
  it('sends the token and passes on a good response', async () => {
    const tokens = serve(Response.json({ ok: true }));
    const { send, renewAfter } = source('t-1', 't-2');
    expect((await send('/v1/x')).status).toBe(200);
    expect(tokens).toEqual(['Bearer t-1']);
    expect(renewAfter).not.toHaveBeenCalled();
  });

  it.each(['UNAUTHENTICATED', 'SESSION_ENDED'])('renews once after %s and repeats the call', async (code) => {
    const tokens = serve(problem(code), Response.json({ ok: true }));
    const { send, renewAfter } = source('t-1', 't-2');
    const response = await send('/v1/x', { method: 'POST', body: '{"a":1}' });
    expect(response.status).toBe(200);
    expect(tokens).toEqual(['Bearer t-1', 'Bearer t-2']);
    expect(renewAfter).toHaveBeenCalledWith('t-1');
  });

  it('does not repeat a second time', async () => {
    const tokens = serve(problem('UNAUTHENTICATED'), problem('UNAUTHENTICATED'));
    expect((await source('t-1', 't-2').send('/v1/x')).status).toBe(401);
    expect(tokens).toHaveLength(2);
  });

  it('passes on the 401 when the session is over', async () => {
    const tokens = serve(problem('UNAUTHENTICATED'));
    const response = await source('t-1', undefined).send('/v1/x');
    expect(await response.json()).toEqual({ code: 'UNAUTHENTICATED' });
    expect(tokens).toHaveLength(1);
  });

  it.each([
    ['a wrong password', 't-1', problem('CREDENTIALS_WRONG')],
    ['a rejection in a shape that is not ours', 't-1', new Response('<html>', { status: 401 })],
    ['a guest who is rejected', undefined, problem('UNAUTHENTICATED')],
  ])('does not renew after %s', async (_, token, answer) => {
    const tokens = serve(answer);
    const { send, renewAfter } = source(token, 't-2');
    expect((await send('/v1/x')).status).toBe(401);
    expect(tokens).toHaveLength(1);
    expect(renewAfter).not.toHaveBeenCalled();
  });
});
