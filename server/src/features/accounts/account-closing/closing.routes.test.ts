import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { graceDays, hashPassword } from '../sign-in/index.ts';

const testApp = useTestApp();
const password = 'kettle under the stairs';
const aDay = 24 * 60 * 60 * 1000;

type Person = Awaited<ReturnType<typeof createTalent>> | Awaited<ReturnType<typeof createRecruiter>>;

const withPassword = async () =>
  createTalent(testApp().db, { account: { password_hash: await hashPassword(password) } });
const close = async (person: Person, payload: object, headers?: Record<string, string>, id = person.id) =>
  testApp().app.inject({
    method: 'DELETE',
    url: `/v1/user/${id}`,
    headers: headers ?? (await testApp().as(person)),
    payload,
  });
const post = (url: string, payload: object, headers = {}) =>
  testApp().app.inject({ method: 'POST', url, payload, headers: { origin: 'http://localhost', ...headers } });
const messagesTo = (address: string | null) =>
  testApp()
    .db.selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', address ?? '')
    .orderBy('id', 'desc')
    .execute();
const codeSentTo = async (address: string | null) =>
  /\b\d{6}\b/.exec((await messagesTo(address))[0]?.text ?? '')?.[0];
const accountOf = ({ id }: Person) =>
  testApp().db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('DELETE /v1/user/{id}', () => {
  test('closes with the password: signed out everywhere, told until when one can come back', async () => {
    const { app, as, db } = testApp();
    const person = await withPassword();
    const [here, elsewhere] = [await as(person), await as(person)];
    const answer = await close(person, { password, reason: 'No longer acting' }, here);
    expect(answer.statusCode).toBe(200);
    const { closed_at, erased_after } = answer.json();
    expect(new Date(erased_after).getTime() - new Date(closed_at).getTime()).toBe(graceDays * aDay);
    for (const headers of [here, elsewhere]) {
      expect((await app.inject({ url: `/v1/user/${person.id}`, headers })).statusCode).toBe(401);
    }
    expect(await accountOf(person)).toMatchObject({ closing_reason: 'No longer acting', erased_at: null });
    const [goodbye] = await messagesTo(person.email);
    const lastDay = new Date(erased_after).toLocaleDateString('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    expect(goodbye?.subject).toBe('Your Callboard account is closed');
    expect(goodbye?.text).toContain(lastDay);
    expect(goodbye?.text).toContain('http://localhost/auth/sign-in');
    const event = await db
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'account.closed')
      .executeTakeFirst();
    expect(event?.payload).toEqual({ accountId: person.id });
  });

  test('closes with a code sent to the own e-mail, also when there is a password', async () => {
    const person = await withPassword();
    await post('/v1/user/send-gmail-otp', { email: person.email });
    expect((await close(person, { otp: await codeSentTo(person.email) })).statusCode).toBe(200);
  });

  test('closes with a code sent to the own mobile; the goodbye goes there when there is no e-mail', async () => {
    const mobile = '+919811200001';
    const person = await createRecruiter(testApp().db, {
      account: { email: null, email_verified_at: null, mobile, mobile_verified_at: new Date() },
    });
    await post('/v1/user/send-whatsapp-otp', { mobile });
    expect((await close(person, { otp: await codeSentTo(mobile) })).statusCode).toBe(200);
    expect((await messagesTo(mobile))[0]).toMatchObject({ channel: 'sms', subject: null });
  });

  test('a code sent to somebody else’s address closes nothing', async () => {
    const [person, other] = [await createTalent(testApp().db), await createTalent(testApp().db)];
    await post('/v1/user/send-gmail-otp', { email: other.email });
    const answer = await close(person, { otp: await codeSentTo(other.email) });
    expect(answer.json().code).toBe('CODE_EXPIRED');
    expect((await accountOf(person)).closed_at).toBeNull();
  });

  test('a wrong code says so and leaves tries', async () => {
    const person = await createTalent(testApp().db);
    await post('/v1/user/send-gmail-otp', { email: person.email });
    const right = await codeSentTo(person.email);
    const answer = await close(person, { otp: right === '000000' ? '000001' : '000000' });
    expect(answer.json()).toMatchObject({ code: 'CODE_WRONG', detail: '4 tries left.' });
    expect((await close(person, { otp: right })).statusCode).toBe(200);
  });

  test('neither password nor code is not enough, and a wrong password is not either', async () => {
    const person = await withPassword();
    const bare = await close(person, {});
    expect([bare.statusCode, bare.json().code]).toEqual([403, 'PASSWORD_NEEDED']);
    const wrong = await close(person, { password: 'not this one' });
    expect(wrong.json().errors).toEqual([{ field: 'password', message: 'Incorrect password' }]);
    expect((await accountOf(person)).closed_at).toBeNull();
  });

  test('someone without a password cannot make one up', async () => {
    const person = await createTalent(testApp().db);
    expect((await close(person, { password })).statusCode).toBe(400);
  });

  test('guesses run out', async () => {
    const person = await withPassword();
    const codes: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await close(person, { password: `no ${guess}` })).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  test('of two at once only one closes, and both hear the same', async () => {
    const { as, db } = testApp();
    const person = await withPassword();
    const headers = await as(person);
    const answers = await Promise.all([1, 2].map(() => close(person, { password }, headers)));
    const closed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(closed.length).toBeGreaterThan(0);
    expect(new Set(closed.map(({ body }) => body)).size).toBe(1);
    expect(await messagesTo(person.email)).toHaveLength(1);
    const events = await db
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'account.closed')
      .execute();
    expect(events.filter(({ payload }) => JSON.stringify(payload).includes(`:${person.id}}`))).toHaveLength(
      1,
    );
  });

  test('somebody else’s is not found and stays open; a guest is asked to sign in', async () => {
    const [person, other] = [await withPassword(), await createTalent(testApp().db)];
    expect((await close(person, { password }, undefined, other.id)).statusCode).toBe(404);
    expect((await close(person, { password }, {})).statusCode).toBe(401);
    expect((await accountOf(other)).closed_at).toBeNull();
  });

  test('a frozen person may leave', async () => {
    const person = await createTalent(testApp().db, {
      account: { frozen_at: new Date(), password_hash: await hashPassword(password) },
    });
    expect((await close(person, { password })).statusCode).toBe(200);
  });

  test.each([{ otp: '12' }, { password: '' }, { reason: 'x'.repeat(1001) }, { force: true }])(
    '%j is refused',
    async (payload) => {
      expect((await close(await createTalent(testApp().db), payload)).statusCode).toBe(400);
    },
  );

  test('whoever signs in within the days of grace finds everything as it was', async () => {
    const person = await withPassword();
    await close(person, { password });
    const credentials = { email: person.email, password };
    expect((await post('/v1/auth/login', credentials)).json().code).toBe('ACCOUNT_CLOSED');
    const back = await post('/v1/auth/login', { ...credentials, reopen: true });
    expect(back.json().user).toMatchObject({ user_id: person.id, first_name: 'Asha' });
    expect((await accountOf(person)).closed_at).toBeNull();
  });
});
