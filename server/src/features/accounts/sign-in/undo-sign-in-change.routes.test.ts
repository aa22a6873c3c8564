import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  codeIn,
  goodPassword,
  lastMessageTo,
  newEmail,
  newMobile,
  tokenIn,
} from '../../../../test/visitor.ts';
import { hashPassword } from './password.ts';

const testApp = useTestApp();
type Person = Awaited<ReturnType<typeof createTalent>>;
const proof = { current_password: goodPassword };
const longAgo = new Date('2025-03-01T10:00:00Z');

const newPerson = async (account: object = {}) =>
  createTalent(testApp().db, {
    account: { password_hash: await hashPassword(goodPassword), email_verified_at: longAgo, ...account },
  });
const call = async (person: Person, method: 'PATCH' | 'POST' | 'DELETE', url: string, payload: object) =>
  testApp().app.inject({ method, url, headers: await testApp().as(person), payload });
const change = (person: Person, payload: object) => call(person, 'PATCH', `/v1/user/${person.id}`, payload);
const codeFor = async (address: string) => codeIn((await lastMessageTo(testApp(), address))?.text);
const addNumber = async (person: Person, mobile = newMobile()) => {
  await change(person, { mobile_number: mobile, ...proof });
  await call(person, 'POST', '/v1/user/send-whatsapp-otp', { mobile });
  await call(person, 'POST', '/v1/user/verify-otp', { mobile, otp: await codeFor(mobile) });
  return mobile;
};
const changeEmail = async (person: Person) => {
  const email = newEmail();
  await change(person, { email, ...proof });
  await call(person, 'POST', '/v1/user/verify-gmail-otp', { email, otp: await codeFor(email) });
  return email;
};
const linkTo = async (address: string | null) =>
  tokenIn((await lastMessageTo(testApp(), address ?? ''))?.text);
const read = (token: string) => testApp().app.inject(`/v1/auth/sign-in-change?token=${token}`);
const undo = (token: string) =>
  testApp().app.inject({ method: 'POST', url: `/v1/auth/undo-sign-in-change?token=${token}` });
const signIn = (email: string | null, password: string) =>
  testApp().app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password } });
const accountOf = ({ id }: Person) =>
  testApp().db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('GET /v1/auth/sign-in-change', () => {
  test('says what it is about and changes nothing, however often a mail scanner opens it', async () => {
    const person = await newPerson();
    const mobile = await addNumber(person);
    const token = await linkTo(person.email);
    for (let time = 0; time < 3; time += 1) {
      const answer = await read(token);
      expect(answer.json()).toMatchObject({ method: 'mobile', action: 'added', device: expect.any(String) });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await accountOf(person)).toMatchObject({ mobile, mobile_verified_at: expect.any(Date) });
    expect((await read('a'.repeat(43))).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });
});

describe('POST /v1/auth/undo-sign-in-change', () => {
  test('takes off what was added, ends every session and the password, and leads on to a new one', async () => {
    const person = await newPerson();
    const here = await testApp().as(person);
    const mobile = await addNumber(person);
    const answer = await undo(await linkTo(person.email));
    expect(answer.json()).toEqual({
      removed: [{ method: 'mobile', address: `•••${mobile.slice(-2)}` }],
      restored: [],
      reset_token: expect.any(String),
    });
    const stale = await testApp().app.inject({ url: `/v1/user/${person.id}`, headers: here });
    expect(stale.statusCode).toBe(401);
    expect((await signIn(person.email, goodPassword)).statusCode).toBe(401);
    const url = `/v1/auth/reset-password?token=${answer.json().reset_token}`;
    const reset = await testApp().app.inject({
      method: 'POST',
      url,
      payload: { password: 'a new lantern lit' },
    });
    expect(reset.json()).toEqual({ ended: [] });
    expect((await signIn(person.email, 'a new lantern lit')).statusCode).toBe(200);
  });

  test('brings the old address back, also when it was changed twice', async () => {
    const person = await newPerson();
    await changeEmail(person);
    const token = await linkTo(person.email);
    const second = await changeEmail(person);
    expect(await accountOf(person)).toMatchObject({ email: second });
    const answer = await undo(token);
    expect(answer.json().restored).toEqual([{ method: 'email', address: expect.stringContaining('@') }]);
    expect(await accountOf(person)).toMatchObject({
      email: person.email,
      email_verified_at: longAgo,
      password_hash: null,
      pending_email: null,
    });
  });

  test('brings back a number and GitHub that were removed', async () => {
    const mobile = newMobile();
    const person = await newPerson({ mobile, mobile_verified_at: longAgo });
    const identity = { provider: 'github', subject: `undo-${person.id}`, account_id: person.id } as const;
    await testApp().db.insertInto('account_identity').values(identity).execute();
    await call(person, 'DELETE', `/v1/user/${person.id}/sign-in-methods/mobile`, proof);
    const token = await linkTo(mobile);
    await call(person, 'DELETE', `/v1/user/${person.id}/sign-in-methods/github`, proof);
    const answer = await undo(token);
    expect(answer.json().restored.map(({ method }: { method: string }) => method)).toEqual([
      'mobile',
      'github',
    ]);
    expect(await accountOf(person)).toMatchObject({ mobile, mobile_verified_at: longAgo });
  });

  test('works once, and spends the links of every other change with it', async () => {
    const mobile = newMobile();
    const person = await newPerson({ mobile, mobile_verified_at: longAgo });
    await change(person, { password: 'a quite different kettle', ...proof });
    const [byMail, byPhone] = [await linkTo(person.email), await linkTo(mobile)];
    const answers = await Promise.all([undo(byMail), undo(byMail)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await undo(byPhone)).json()).toMatchObject({ code: 'LINK_USED' });
    expect((await read(byPhone)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  test('two links of one change, pressed at once, undo it once', async () => {
    const mobile = newMobile();
    const person = await newPerson({ mobile, mobile_verified_at: longAgo });
    await change(person, { password: 'a quite different kettle', ...proof });
    const answers = await Promise.all([undo(await linkTo(person.email)), undo(await linkTo(mobile))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test('after seven days it is too late', async () => {
    const person = await newPerson();
    await addNumber(person);
    const token = await linkTo(person.email);
    await testApp().pool.query(
      `update sign_in_change_link set expires_at = now() where change_id in
        (select id from sign_in_change where account_id = $1)`,
      [person.id],
    );
    expect((await undo(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await accountOf(person)).mobile_verified_at).not.toBeNull();
  });

  test('a change that a reset has settled since is not undone any more', async () => {
    const person = await newPerson();
    await addNumber(person);
    const token = await linkTo(person.email);
    const { email } = person;
    await call(person, 'POST', '/v1/auth/forgot-password', { email });
    const url = `/v1/auth/reset-password?token=${await linkTo(email)}`;
    await testApp().app.inject({ method: 'POST', url, payload: { password: 'a new lantern lit' } });
    expect((await undo(token)).json()).toMatchObject({ code: 'LINK_USED' });
    expect((await signIn(email, 'a new lantern lit')).statusCode).toBe(200);
  });

  test('a reset that somebody else asked for before the undo sets no password after it', async () => {
    const person = await newPerson();
    await changeEmail(person);
    const token = await linkTo(person.email);
    const { email } = await accountOf(person);
    await call(person, 'POST', '/v1/auth/forgot-password', { email });
    const stolen = await linkTo(email);
    await undo(token);
    const url = `/v1/auth/reset-password?token=${stolen}`;
    const late = await testApp().app.inject({
      method: 'POST',
      url,
      payload: { password: 'a new lantern lit' },
    });
    expect(late.json()).toMatchObject({ code: 'LINK_USED' });
  });

  test('a frozen person may secure the account, and somebody who was closed out too', async () => {
    for (const changes of [{ frozen_at: new Date(), frozen_reason: 'Test' }, { closed_at: new Date() }]) {
      const person = await newPerson();
      await addNumber(person);
      const token = await linkTo(person.email);
      await testApp().db.updateTable('account').set(changes).where('id', '=', person.id).execute();
      expect((await undo(token)).statusCode).toBe(200);
      expect((await accountOf(person)).mobile_verified_at).toBeNull();
    }
  });

  test('an account without an e-mail goes on by a code to its number', async () => {
    const mobile = newMobile();
    const account = { email: null, email_verified_at: null, mobile, mobile_verified_at: longAgo };
    const person = await createTalent(testApp().db, { account });
    await call(person, 'POST', '/v1/user/send-whatsapp-otp', { mobile });
    const current_otp = await codeFor(mobile);
    const email = newEmail();
    await change(person, { email, current_otp });
    await call(person, 'POST', '/v1/user/verify-gmail-otp', { email, otp: await codeFor(email) });
    const answer = await undo(await linkTo(mobile));
    expect(answer.json()).toMatchObject({ removed: [{ method: 'email' }], reset_token: null });
    expect(await accountOf(person)).toMatchObject({ email: null, mobile });
  });

  test('an address that somebody else has meanwhile cannot come back; the number that is left opens', async () => {
    const mobile = newMobile();
    const person = await newPerson({ mobile, mobile_verified_at: longAgo });
    await changeEmail(person);
    const token = await linkTo(mobile);
    await createTalent(testApp().db, { account: { email: person.email } });
    expect((await undo(token)).json()).toMatchObject({ reset_token: null });
    expect(await accountOf(person)).toMatchObject({ email: null, mobile, mobile_verified_at: longAgo });
  });

  test('the secret is kept only as a hash', async () => {
    const person = await newPerson();
    await addNumber(person);
    const token = await linkTo(person.email);
    const { rows } = await testApp().pool.query('select token_hash from sign_in_change_link');
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false);
    const mail = await testApp()
      .db.selectFrom('outbox_message')
      .select('sensitive')
      .where('recipient', '=', person.email ?? '')
      .executeTakeFirstOrThrow();
    expect(mail.sensitive).toBe(true);
  });
});
