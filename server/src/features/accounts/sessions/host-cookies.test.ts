import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { startGithub } from '../../../../test/github-server.ts';
import { goodPassword, newEmail } from '../../../../test/visitor.ts';

const publicUrl = 'https://callboard.in';
let github: Awaited<ReturnType<typeof startGithub>>;
let testApp: TestApp;
beforeAll(async () => {
  github = await startGithub();
  testApp = await createTestApp({ publicUrl, github: github.settings });
});
afterAll(async () => {
  await testApp.close();
  await github.stop();
});

const post = (url: string, cookie = '', payload: object = {}) =>
  testApp.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { origin: publicUrl, ...(cookie && { cookie }) },
  });
const register = () =>
  post('/v1/auth/register', '', { name: 'Pallavi Reddy', email: newEmail(), password: goodPassword });
const refresh = (cookie: string) => post('/v1/auth/refresh-tokens', cookie);
type Response = Awaited<ReturnType<typeof post>>;
const setCookies = ({ headers }: Response) => [headers['set-cookie'] ?? []].flat();
const cookieIn = ({ cookies }: Response, name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value;

test('in production the public address is the only one, however a page was reached', async () => {
  const production = await createTestApp({ publicUrl, environment: 'production' });
  const logIn = (origin: string, host: string) =>
    production.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email: newEmail(), password: goodPassword },
      headers: { origin, host },
    });
  const refused = { code: 'ORIGIN_REFUSED' };
  expect((await logIn('http://192.168.1.7', '192.168.1.7')).json()).toMatchObject(refused);
  expect((await logIn(publicUrl, '192.168.1.7')).json()).not.toMatchObject(refused);
  await production.close();
});

describe('over https', () => {
  test('cookies are ours alone: no other host below our domain can set or see them', async () => {
    const response = await register();
    const token = cookieIn(response, '__Host-callboard_refresh');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [device, ...cookies] = setCookies(response);
    expect(device).toMatch(
      /^__Host-callboard_device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
    );
    expect(cookies).toEqual([
      `__Host-callboard_refresh=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure`,
      '__Host-callboard_session=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
      'callboard_refresh=; Path=/v1/auth; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      'callboard_session=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ]);
    expect((await refresh(`__Host-callboard_refresh=${token}`)).statusCode).toBe(200);
  });

  test('a session from before goes on under the new name, and loses the old one', async () => {
    const token = cookieIn(await register(), '__Host-callboard_refresh');
    const moved = await refresh(`callboard_refresh=${token}; callboard_session=1`);
    expect(moved.statusCode).toBe(200);
    expect(cookieIn(moved, '__Host-callboard_refresh')).not.toBe(token);
    expect(cookieIn(moved, 'callboard_refresh')).toBe('');
  });

  test('what another host has put beside it under the old name counts for nothing', async () => {
    const [own, foreign] = [await register(), await register()];
    const response = await refresh(
      `callboard_refresh=${cookieIn(foreign, '__Host-callboard_refresh')}; __Host-callboard_refresh=${cookieIn(own, '__Host-callboard_refresh')}`,
    );
    expect(response.json().user.user_id).toBe(own.json().user.user_id);
  });

  test('signing out clears both names', async () => {
    const token = cookieIn(await register(), '__Host-callboard_refresh');
    const cleared = await post('/v1/auth/logout', `__Host-callboard_refresh=${token}`);
    expect(cleared.statusCode).toBeLessThan(300);
    expect(setCookies(cleared).map((line) => line.split(';')[0])).toEqual([
      '__Host-callboard_refresh=',
      '__Host-callboard_session=',
      'callboard_refresh=',
      'callboard_session=',
    ]);
  });

  test('so is what someone set out to do at GitHub', async () => {
    const left = await testApp.app.inject('/v1/auth/github');
    expect(setCookies(left)).toEqual([
      expect.stringMatching(
        /^__Host-callboard_github=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
      ),
    ]);
  });
});
