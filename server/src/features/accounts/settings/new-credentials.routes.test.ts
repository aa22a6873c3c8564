import type { UserRecord } from '@callboard/contract/accounts/settings';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { hashPassword } from '../sign-in/index.ts';

const testApp = useTestApp();
const password = 'kettle under the stairs';

type Person = Awaited<ReturnType<typeof createTalent>>;

const withPassword = async () =>
  createTalent(testApp().db, { account: { password_hash: await hashPassword(password) } });
const ask = async (person: Person, method: 'GET' | 'PATCH', payload?: object, id = person.id) =>
  testApp().app.inject({
    method,
    url: `/v1/user/${id}`,
    headers: await testApp().as(person),
    ...(payload && { payload }),
  });
const patch = (person: Person, payload: object) => ask(person, 'PATCH', payload);
const read = async (person: Person): Promise<UserRecord> => (await ask(person, 'GET')).json();
const mailsTo = (address: string | null) =>
  testApp()
    .db.selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', address ?? '')
    .orderBy('id')
    .execute();
const eventsOf = async (type: string, accountId: number) => {
  const rows = await testApp()
    .db.selectFrom('event_log')
    .select('payload')
    .where('type', '=', type)
    .execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(`"accountId":${accountId}}`)).length;
};

describe('PATCH /v1/user/{id} with a new e-mail or mobile', () => {
  test('the old address stays until the new one answers, and is told', async () => {
    const person = await withPassword();
    const email = `new-${person.id}@callboard.test`;
    const answer = await patch(person, { email: email.toUpperCase(), current_password: password });
    expect(answer.json()).toMatchObject({ email: person.email, pending_email: email });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Verify')]);
    expect(await mailsTo(person.email)).toHaveLength(1);

    const code = /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    const { app, as } = testApp();
    const verified = await app.inject({
      method: 'POST',
      url: '/v1/user/verify-gmail-otp',
      headers: await as(person),
      payload: { email, otp: code },
    });
    expect(verified.statusCode).toBe(200);
    expect(await read(person)).toMatchObject({ email, pending_email: null, is_email_verified: true });
  });

  test('the address one has is no change: nothing is mailed and no password needed', async () => {
    const person = await withPassword();
    expect((await patch(person, { email: person.email })).json()).toMatchObject({ pending_email: null });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('sending the address one has takes back the one that waits, and its link does nothing more', async () => {
    const person = await withPassword();
    const email = `second-thoughts-${person.id}@callboard.test`;
    await patch(person, { email, current_password: password });
    expect(await read(person)).toMatchObject({ pending_email: email });
    expect((await patch(person, { email: person.email })).json()).toMatchObject({
      email: person.email,
      pending_email: null,
    });
    const [mail] = await mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const late = await testApp().app.inject({ method: 'POST', url: `/v1/auth/verify-email?token=${token}` });
    expect(late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('a mobile number waits for its code', async () => {
    const person = await withPassword();
    const mobile_number = `98${String(person.id).padStart(8, '0')}`;
    const answer = await patch(person, { mobile_number, current_password: password });
    expect(answer.json()).toMatchObject({
      mobile_number: null,
      pending_mobile_number: `+91${mobile_number}`,
    });
  });

  test('a number that somebody else has verified is taken', async () => {
    const mobile = '+919811100077';
    await createTalent(testApp().db, { account: { mobile, mobile_verified_at: new Date() } });
    const answer = await patch(await withPassword(), { mobile_number: mobile, current_password: password });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MOBILE_TAKEN']);
  });

  test('the address of a closed account is free', async () => {
    const gone = await createTalent(testApp().db, { account: { closed_at: new Date() } });
    const answer = await patch(await withPassword(), { email: gone.email, current_password: password });
    expect(answer.json().pending_email).toBe(gone.email);
  });

  test.each([{ email: 'a-new-one@callboard.test' }, { mobile_number: '9811100055' }])(
    '%j needs the password of someone who has one',
    async (payload) => {
      const person = await withPassword();
      expect((await patch(person, payload)).json().code).toBe('PASSWORD_NEEDED');
      const wrong = await patch(person, { ...payload, current_password: 'not this one' });
      expect(wrong.json().errors).toEqual([{ field: 'current_password', message: 'Incorrect password' }]);
      expect(await read(person)).toMatchObject({ pending_email: null, pending_mobile_number: null });
    },
  );
});

describe('PATCH /v1/user/{id} with a new password', () => {
  const signedIn = async (headers: { authorization: string }, id: number) =>
    (await testApp().app.inject({ url: `/v1/user/${id}`, headers })).statusCode;

  test('ends every other session, keeps this one, and tells the owner', async () => {
    const { app, as } = testApp();
    const person = await withPassword();
    const [here, elsewhere] = [await as(person), await as(person)];
    const answer = await app.inject({
      method: 'PATCH',
      url: `/v1/user/${person.id}`,
      headers: here,
      payload: { password: 'a quite different kettle', current_password: password },
    });
    expect(answer.json().password_changed_at).toEqual(expect.any(String));
    expect([await signedIn(here, person.id), await signedIn(elsewhere, person.id)]).toEqual([200, 401]);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Your Callboard password was changed',
    ]);
    expect(await eventsOf('account.password_changed', person.id)).toBe(1);
    const old = await patch(person, { password, current_password: password });
    expect(old.json().errors[0].field).toBe('current_password');
  });

  test('someone without a password sets their first one with a code to their verified email', async () => {
    const person = await createTalent(testApp().db);
    await testApp().app.inject({
      method: 'POST',
      url: '/v1/user/send-gmail-otp',
      payload: { email: person.email },
    });
    const current_otp = /\b\d{6}\b/.exec((await mailsTo(person.email))[0]?.text ?? '')?.[0];
    const answer = await patch(person, { password, current_otp });
    expect(answer.json()).toMatchObject({ has_password: true });
  });

  test('of two at once, one wins and the other is told', async () => {
    const person = await withPassword();
    const answers = await Promise.all(
      ['the first new one', 'the second new one'].map((next) =>
        patch(person, { password: next, current_password: password }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    // The loser may find its session ended or the password changed.
    expect(codes[0]).toBe(200);
    expect([400, 401, 409]).toContain(codes[1]);
  });

  test.each(['password123', 'aaaaaaaaaaaa', 'Asha Kulkarni'])(
    '%s is too easy to guess',
    async (guessable) => {
      const answer = await patch(await withPassword(), { password: guessable, current_password: password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].field).toBe('password');
    },
  );

  test('guesses run out', async () => {
    const person = await withPassword();
    const codes: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push(
        (await patch(person, { password: 'whatever it is', current_password: `no ${guess}` })).statusCode,
      );
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });
});
