import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  bearer,
  createVisitor,
  goodPassword,
  lastMessageTo,
  newEmail,
  ownOrigin,
  sessionOf,
} from '../../../../test/visitor.ts';
import { createAccessTokens } from './access-token.ts';

const testApp = useTestApp();
const visitor = () => createVisitor(testApp());
const age = (seconds: number) =>
  testApp().pool.query('update refresh_token set used_at = used_at - make_interval(secs => $1)', [seconds]);
const isKnown = async (headers: { authorization: string }, id: number) =>
  (await testApp().app.inject({ url: `/v1/user/refresh-edit-profile/${id}`, headers })).statusCode === 200;

describe('POST /v1/auth/refresh-tokens', () => {
  test('rotates the cookie and answers a new token with the user', async () => {
    const browser = visitor();
    const joined = sessionOf(await browser.register());
    const first = browser.cookie;
    const response = await browser.refresh();
    expect(response.statusCode).toBe(200);
    expect(sessionOf(response).user).toEqual(joined.user);
    expect(browser.cookie).not.toBe(first);
    expect(Date.parse(sessionOf(response).token.expires) - Date.now()).toBeGreaterThan(29 * 60 * 1000);
  });

  test('keeps the token where no script reads it, and tells the page only that it exists', async () => {
    const response = await visitor().register();
    const [refresh, marker] = ['callboard_refresh', 'callboard_session'].map((name) =>
      response.cookies.find((cookie) => cookie.name === name),
    );
    expect(refresh).toMatchObject({
      name: 'callboard_refresh',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/v1/auth',
    });
    expect(marker).toMatchObject({ name: 'callboard_session', value: '1', path: '/', sameSite: 'Lax' });
    expect(marker).not.toHaveProperty('httpOnly');
    expect(response.headers['cache-control']).toBe('no-store');
    const { rows } = await testApp().pool.query(
      "select 1 from refresh_token where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [refresh?.value],
    );
    expect(rows).toEqual([]);
  });

  test('fifty tabs that refresh at once all stay signed in', async () => {
    const browser = visitor();
    await browser.register();
    const cookie = `callboard_refresh=${browser.cookie}`;
    const tabs = await Promise.all(
      Array.from({ length: 50 }, () => visitor().refresh({ cookie, origin: ownOrigin })),
    );
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const cookies = new Set(tabs.map((tab) => tab.cookies[0]?.value));
    expect(cookies.size).toBe(1);
    await age(3600);
    browser.cookie = [...cookies][0] ?? '';
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('a tab that comes late within the grace gets the newest token of all', async () => {
    const browser = visitor();
    await browser.register();
    const oldest = browser.cookie;
    await browser.refresh();
    await browser.refresh();
    const newest = browser.cookie;
    browser.cookie = oldest;
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(browser.cookie).toBe(newest);
  });

  test('an old token that turns up later ends the whole family, and its owner is told', async () => {
    const browser = visitor();
    const joined = await browser.register();
    const { user } = sessionOf(joined);
    const stolen = browser.cookie;
    const second = await browser.refresh();
    await age(31);
    const thief = visitor();
    thief.cookie = stolen;
    const refused = await thief.refresh();
    expect(refused.json()).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    expect(refused.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect((await browser.refresh()).json()).toMatchObject({ code: 'SESSION_ENDED' });
    expect(await isKnown(bearer(second), user.user_id)).toBe(false);
    expect(await lastMessageTo(testApp(), user.email ?? '')).toMatchObject({
      subject: 'We signed you out on one device',
    });
  });

  test('leaves the other sign-ins of the same person alone', async () => {
    const browser = visitor();
    const { user } = sessionOf(await browser.register());
    const other = visitor();
    await other.post('/v1/auth/login', { email: user.email, password: 'a lantern in the wings' });
    const stolen = browser.cookie;
    await browser.refresh();
    await age(31);
    browser.cookie = stolen;
    await browser.refresh();
    expect((await other.refresh()).statusCode).toBe(200);
  });

  test.each([
    ['no cookie', ''],
    ['a cookie without a token', 'callboard_refresh='],
    ['a made-up token', 'callboard_refresh=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['another cookie', 'callboard_session=1'],
  ])('%s is no session', async (_name, cookie) => {
    const response = await visitor().refresh(cookie ? { cookie } : {});
    expect(response.json()).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    expect(response.cookies.find(({ name }) => name === 'callboard_session')).toMatchObject({ maxAge: 0 });
  });

  test.each([
    ['another site', 'https://callboard.example'],
    ['a look-alike', 'http://localhost.example'],
    ['a hidden origin', 'null'],
  ])('is refused from %s', async (_name, origin) => {
    const browser = visitor();
    await browser.register();
    const before = browser.cookie;
    expect((await browser.refresh({ origin })).json()).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' });
    browser.cookie = before;
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test.each(['127.0.0.1:3000', '192.168.1.7:3000', '[::1]:3000'])(
    'works in a demo that is opened as %s, whatever its public address is',
    async (host) => {
      const here = { host, origin: `http://${host}` };
      const browser = visitor();
      const newcomer = { name: 'Pallavi Reddy', email: newEmail(), password: goodPassword };
      await browser.post('/v1/auth/register', newcomer, here);
      expect((await browser.refresh(here)).statusCode).toBe(200);
      const elsewhere = { ...here, origin: 'http://192.168.1.8:3000' };
      expect((await browser.refresh(elsewhere)).json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
    },
  );

  test('is refused without an origin', async () => {
    const browser = visitor();
    await browser.register();
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/v1/auth/refresh-tokens',
      payload: {},
      headers: { cookie: `callboard_refresh=${browser.cookie}` },
    });
    expect(response.json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
  });

  test('a session that has lain too long is over', async () => {
    const browser = visitor();
    await browser.register();
    await testApp().pool.query("update session set expires_at = now() - interval '1 second'");
    expect((await browser.refresh()).json()).toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('a closed account has no session', async () => {
    const browser = visitor();
    const { user } = sessionOf(await browser.register());
    await testApp().pool.query('update account set closed_at = now() where id = $1', [user.user_id]);
    expect((await browser.refresh()).json()).toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('a frozen person stays signed in and is told', async () => {
    const browser = visitor();
    const { user } = sessionOf(await browser.register());
    await testApp().pool.query('update account set frozen_at = now() where id = $1', [user.user_id]);
    expect(sessionOf(await browser.refresh()).user.isFreezed).toBe(true);
  });

  test('any other kind of user is refused, and the cookie goes', async () => {
    const { pool } = testApp();
    const browser = visitor();
    const { user } = sessionOf(await browser.register());
    await pool.query('alter table account drop constraint account_kind_check');
    await pool.query('delete from talent where account_id = $1', [user.user_id]);
    await pool.query("update account set kind = 'producer' where id = $1", [user.user_id]);
    const response = await browser.refresh();
    expect(response.json()).toMatchObject({
      status: 401,
      code: 'INVALID_USER_TYPE',
      title: 'Invalid user type',
    });
    expect(browser.cookie).toBe('');
  });
});

describe('POST /v1/auth/logout', () => {
  test('ends the session, its token and its cookies', async () => {
    const browser = visitor();
    const joined = await browser.register();
    const cookie = browser.cookie;
    const response = await browser.post('/v1/auth/logout');
    expect(response.statusCode).toBe(204);
    expect(response.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect(await isKnown(bearer(joined), sessionOf(joined).user.user_id)).toBe(false);
    browser.cookie = cookie;
    expect((await browser.refresh()).json()).toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('is well when there was no session', async () => {
    expect((await visitor().post('/v1/auth/logout')).statusCode).toBe(204);
  });

  test('is not done for another site', async () => {
    const browser = visitor();
    await browser.register();
    const before = browser.cookie;
    const response = await browser.post('/v1/auth/logout', {}, { origin: 'https://elsewhere.example' });
    expect(response.json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
    browser.cookie = before;
    expect((await browser.refresh()).statusCode).toBe(200);
  });
});

describe('an access token', () => {
  const read = (token: string, id: number) => isKnown({ authorization: `Bearer ${token}` }, id);

  test('with a changed user_type is refused', async () => {
    const { token, user } = sessionOf(await visitor().register());
    const [head = '', body = '', signature = ''] = token.token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims.user_type).toBe(1);
    const forged = Buffer.from(JSON.stringify({ ...claims, user_type: 2 })).toString('base64url');
    expect(await read(token.token, user.user_id)).toBe(true);
    expect(await read(`${head}.${forged}.${signature}`, user.user_id)).toBe(false);
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await read(`${unsigned}.${forged}.`, user.user_id)).toBe(false);
  });

  test('that says another kind than the account is refused even when we signed it', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    const { answer } = await services.sessions.start(db, talent.id, { userAgent: '', ip: '::1' });
    const { payload } = {
      payload: JSON.parse(Buffer.from(answer.token.token.split('.')[1] ?? '', 'base64url').toString()),
    };
    const subject = { accountId: talent.id, sessionId: payload.sid };
    expect(await read((await services.tokens.sign({ ...subject, kind: 'talent' })).token, talent.id)).toBe(
      true,
    );
    expect(await read((await services.tokens.sign({ ...subject, kind: 'recruiter' })).token, talent.id)).toBe(
      false,
    );
  });

  test('is good for half an hour', async () => {
    let now = Date.now();
    const tokens = createAccessTokens('a secret that is used in tests only', () => now);
    const subject = { accountId: 1, sessionId: crypto.randomUUID(), kind: 'talent' } as const;
    const { token } = await tokens.sign(subject);
    now += 29 * 60 * 1000;
    expect(await tokens.verify(token)).toEqual(subject);
    now += 2 * 60 * 1000;
    expect(await tokens.verify(token)).toBeUndefined();
  });
});
