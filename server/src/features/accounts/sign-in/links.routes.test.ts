import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import {
  bearer,
  createVisitor,
  goodPassword,
  lastMessageTo,
  newEmail,
  sessionOf,
  tokenIn,
} from '../../../../test/visitor.ts';

const testApp = useTestApp();
const visitor = () => createVisitor(testApp());
const count = (table: string, where: string, value: unknown) => countRows(testApp(), table, where, value);

describe('POST /v1/auth/forgot-password and reset-password', () => {
  const requestLink = async (email: string) => {
    await visitor().post('/v1/auth/forgot-password', { email });
    return tokenIn((await lastMessageTo(testApp(), email))?.text);
  };
  const reset = (token: string, password = 'a brand new lantern') =>
    visitor().post(`/v1/auth/reset-password?token=${token}`, { password });

  test('the same answer and the same work for every address; a mail only for a known one', async () => {
    const email = newEmail();
    const stranger = newEmail();
    await visitor().register({ email });
    await lastMessageTo(testApp(), email);
    for (const who of [email, stranger]) {
      const response = await visitor().post('/v1/auth/forgot-password', { email: who });
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    const { rows } = await testApp().pool.query(
      "select payload->>'email' as email from graphile_worker._private_jobs order by id desc limit 2",
    );
    expect(rows.map((row) => row.email).sort()).toEqual([email, stranger].sort());
    expect(await lastMessageTo(testApp(), stranger)).toBeUndefined();
    expect(tokenIn((await lastMessageTo(testApp(), email))?.text)).toHaveLength(43);
  });

  test('a link says whether it still works, without being used and without naming anybody', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = await requestLink(email);
    const check = (asked: string) => testApp().app.inject(`/v1/auth/reset-password?token=${asked}`);
    for (const _time of [1, 2]) {
      const answer = await check(token);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        204,
        '',
        'no-store',
      ]);
    }
    expect((await check('x'.repeat(43))).json()).toMatchObject({ status: 403, code: 'LINK_EXPIRED' });
    expect((await reset(token)).statusCode).toBe(200);
    const used = await check(token);
    expect(used.json()).toMatchObject({ status: 403, code: 'LINK_USED' });
    expect(used.body).not.toContain(email);
    const late = await requestLink(email);
    await testApp().pool.query("update one_time_link set expires_at = now() - interval '1 second'");
    expect((await check(late)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('a link to an address that was changed since has expired', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = await requestLink(email);
    await testApp().pool.query('update account set email = $2 where email = $1', [email, newEmail()]);
    const answer = await testApp().app.inject(`/v1/auth/reset-password?token=${token}`);
    expect(answer.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('sets the password, verifies the address and ends every session', async () => {
    const email = newEmail();
    const browser = visitor();
    const joined = await browser.register({ email });
    const token = await requestLink(email);
    expect((await reset(token)).json()).toEqual({ ended: [] });
    expect((await browser.refresh()).json()).toMatchObject({ code: 'SESSION_ENDED' });
    const { user_id } = sessionOf(joined).user;
    const stale = await testApp().app.inject({ url: `/v1/user/${user_id}`, headers: bearer(joined) });
    expect(stale.statusCode).toBe(401);
    const old = await visitor().post('/v1/auth/login', { email, password: goodPassword });
    expect(old.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const fresh = await visitor().post('/v1/auth/login', { email, password: 'a brand new lantern' });
    expect(fresh.statusCode).toBe(200);
    expect(await count('account', 'email = $1 and email_verified_at is not null', email)).toBe(1);
    expect(await lastMessageTo(testApp(), email)).toMatchObject({
      subject: 'Your Callboard password was changed',
    });
  });

  test('a link works once, and spends the older ones with it', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const first = await requestLink(email);
    const second = await requestLink(email);
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(second)).json()).toMatchObject({ status: 403, code: 'LINK_USED' });
    expect((await reset(first)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  test('who closed the account and forgot the password can still come back', async () => {
    const email = newEmail();
    await visitor().register({ email });
    await testApp().pool.query('update account set closed_at = now() where email = $1', [email]);
    expect((await reset(await requestLink(email))).statusCode).toBe(200);
    const login = { email, password: 'a brand new lantern' };
    expect((await visitor().post('/v1/auth/login', login)).json()).toMatchObject({ code: 'ACCOUNT_CLOSED' });
    expect((await visitor().post('/v1/auth/login', { ...login, reopen: true })).statusCode).toBe(200);
  });

  test('a link lasts an hour', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = await requestLink(email);
    await testApp().pool.query(
      "update one_time_link set expires_at = now() - interval '1 second' where email = $1",
      [email],
    );
    expect((await reset(token)).json()).toMatchObject({ status: 403, code: 'LINK_EXPIRED' });
  });

  test('a link that verifies an e-mail sets no password, and a made-up one does nothing', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    expect((await reset(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await reset('a'.repeat(43))).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('a refused password leaves the link good', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = await requestLink(email);
    expect((await reset(token, 'qwertyuiop')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await reset(token, email)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await reset(token)).json()).toEqual({ ended: [] });
  });

  test('nobody gets more than three of these mails in a quarter of an hour', async () => {
    const email = newEmail();
    await visitor().register({ email });
    for (let time = 0; time < 5; time += 1) expect(await requestLink(email)).not.toBe('');
    expect(await count('one_time_link', "purpose = 'reset-password' and email = $1", email)).toBe(3);
  });
});

describe('POST /v1/auth/verify-email', () => {
  const verify = (token: string) => visitor().post(`/v1/auth/verify-email?token=${token}`);

  test('verifies the address once', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    expect((await verify(token)).statusCode).toBe(204);
    expect(await count('account', 'email = $1 and email_verified_at is not null', email)).toBe(1);
    expect((await verify(token)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  test('an old link says so', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    await testApp().pool.query('update one_time_link set expires_at = now() where email = $1', [email]);
    expect((await verify(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('a link to an address that is no longer asked for does nothing', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    const changed = newEmail();
    await testApp().pool.query('update account set email = $2 where email = $1', [email, changed]);
    expect((await verify(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await count('account', 'email = $1 and email_verified_at is null', changed)).toBe(1);
  });
});
