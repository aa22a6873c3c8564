import type { SignInMethod } from '@callboard/contract/accounts/sign-in-methods';
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

const withPassword = async (account: object = {}) =>
  createTalent(testApp().db, {
    account: { password_hash: await hashPassword(goodPassword), email_verified_at: longAgo, ...account },
  });
const withNumber = (since = longAgo) => withPassword({ mobile: newMobile(), mobile_verified_at: since });
const connectGithub = ({ id }: Person) =>
  testApp()
    .db.insertInto('account_identity')
    .values({ provider: 'github', subject: `methods-${id}`, account_id: id })
    .execute();
const call = async (
  person: Person,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) =>
  testApp().app.inject({
    method,
    url,
    headers: {
      ...(await testApp().as(person)),
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile',
    },
    ...(payload && { payload }),
  });
const change = (person: Person, payload: object) => call(person, 'PATCH', `/v1/user/${person.id}`, payload);
const remove = (person: Person, method: string, payload: object = proof) =>
  call(person, 'DELETE', `/v1/user/${person.id}/sign-in-methods/${method}`, payload);
const list = async (person: Person): Promise<SignInMethod[]> =>
  (await call(person, 'GET', `/v1/user/${person.id}/sign-in-methods`)).json().results;
const verify = async (person: Person, mobile: string) => {
  await call(person, 'POST', '/v1/user/send-whatsapp-otp', { mobile });
  const otp = codeIn((await lastMessageTo(testApp(), mobile))?.text);
  return call(person, 'POST', '/v1/user/verify-otp', { mobile, otp });
};
const messagesTo = (recipient: string | null) =>
  testApp()
    .db.selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', recipient ?? '')
    .orderBy('id')
    .execute();

describe('GET /v1/user/{id}/sign-in-methods', () => {
  test('lists what there is, what waits and what may go', async () => {
    const person = await withNumber();
    await connectGithub(person);
    expect(await list(person)).toMatchObject([
      { method: 'email', address: person.email, is_verified: true, pending: null, can_remove: false },
      { method: 'mobile', address: person.mobile, is_verified: true, can_remove: true },
      { method: 'github', address: null, can_remove: true },
    ]);
    const pending = newMobile();
    await change(person, { mobile_number: pending, ...proof });
    expect((await list(person))[1]).toMatchObject({ address: person.mobile, pending });
  });

  test('is the owner’s alone', async () => {
    const [person, other] = [await withPassword(), await withPassword()];
    const url = `/v1/user/${person.id}/sign-in-methods`;
    expect((await call(other, 'GET', url)).statusCode).toBe(404);
    expect((await testApp().app.inject(url)).statusCode).toBe(401);
  });
});

describe('adding a number', () => {
  test('with the password and its code: it signs in, and the e-mail is told what, when, from where', async () => {
    const person = await withPassword();
    const mobile = newMobile();
    expect((await change(person, { mobile_number: mobile, ...proof })).statusCode).toBe(200);
    expect((await verify(person, mobile)).statusCode).toBe(200);
    expect((await list(person))[1]).toMatchObject({ address: mobile, is_verified: true, pending: null });
    const mail = await lastMessageTo(testApp(), person.email ?? '');
    expect(mail?.subject).toBe('A mobile number was added to your Callboard sign-in');
    expect(mail?.text).toContain(`•••${mobile.slice(-2)}`);
    expect(mail?.text).not.toContain(mobile);
    expect(mail?.text).toContain('from Chrome on Android');
    expect(mail?.text).toContain('This was not me: http://localhost/this-was-not-me?token=');
    expect((await messagesTo(mobile)).map(({ channel }) => channel)).toEqual(['whatsapp']);
  });

  test('that was typed into the profile before works alike', async () => {
    const mobile = newMobile();
    const person = await withPassword({ mobile });
    const unproven = await change(person, { mobile_number: mobile });
    expect(unproven.json()).toMatchObject({ code: 'PASSWORD_NEEDED' });
    await change(person, { mobile_number: mobile, ...proof });
    await verify(person, mobile);
    expect((await list(person))[1]).toMatchObject({ address: mobile, is_verified: true, pending: null });
  });

  test('the code is still good after being refused for want of proof', async () => {
    const mobile = newMobile();
    const person = await withPassword({ mobile });
    await call(person, 'POST', '/v1/user/send-whatsapp-otp', { mobile });
    const otp = codeIn((await lastMessageTo(testApp(), mobile))?.text);
    const send = () => call(person, 'POST', '/v1/user/verify-otp', { mobile, otp });
    expect((await send()).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    await change(person, { mobile_number: mobile, ...proof });
    expect((await send()).statusCode).toBe(200);
  });

  test('while the profile is typed in: the verified one is never replaced by a typed one', async () => {
    const person = await createTalent(testApp().db, {
      account: { password_hash: await hashPassword(goodPassword) },
      talent: { completed_at: null, last_activity_page: 1 },
    });
    const [proven, typed] = [newMobile(), newMobile()];
    await change(person, { mobile_number: proven, ...proof });
    const answers = await Promise.all([
      verify(person, proven),
      call(person, 'PATCH', `/v1/talenter/${person.id}`, { mobile_number: typed }),
    ]);
    expect(answers[0].statusCode).toBe(200);
    expect([200, 403]).toContain(answers[1].statusCode);
    expect((await list(person))[1]).toMatchObject({ address: proven, is_verified: true });
  });

  test('changing a verified one tells the old one and the e-mail', async () => {
    const person = await withNumber();
    const mobile = newMobile();
    await change(person, { mobile_number: mobile, ...proof });
    await verify(person, mobile);
    const [told] = await messagesTo(person.mobile);
    expect(told).toMatchObject({ channel: 'sms', sensitive: true });
    expect(told?.text).toContain('Your Callboard mobile number was changed');
    expect(tokenIn(told?.text)).toHaveLength(43);
    expect(await messagesTo(person.email)).toHaveLength(1);
  });

  test('a code used once does not serve twice, as proof or for the number', async () => {
    const person = await createTalent(testApp().db);
    await call(person, 'POST', '/v1/user/send-gmail-otp', { email: person.email });
    const current_otp = codeIn((await lastMessageTo(testApp(), person.email ?? ''))?.text);
    const answers = await Promise.all(
      [newMobile(), newMobile()].map((mobile_number) => change(person, { mobile_number, current_otp })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('PATCH /v1/user/{id} with a new password', () => {
  test('tells every verified method', async () => {
    const person = await withNumber();
    await change(person, { password: 'a quite different kettle', ...proof });
    for (const address of [person.email, person.mobile]) {
      const [told] = await messagesTo(address);
      expect(told?.text).toContain('Your Callboard password was changed');
      expect(tokenIn(told?.text)).toHaveLength(43);
    }
  });

  test('ends what waited before: whoever asked for another address does not get it by its link', async () => {
    const person = await withPassword();
    const stranger = newEmail();
    await change(person, { email: stranger, mobile_number: newMobile(), ...proof });
    const token = tokenIn((await lastMessageTo(testApp(), stranger))?.text);
    await change(person, { password: 'a quite different kettle', ...proof });
    const late = await testApp().app.inject({ method: 'POST', url: `/v1/auth/verify-email?token=${token}` });
    expect(late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await list(person)).toMatchObject([{ address: person.email, pending: null }, { pending: null }]);
  });

  test('keeps the address that was asked for in the same breath', async () => {
    const person = await withPassword();
    const email = newEmail();
    await change(person, { email, password: 'a quite different kettle', ...proof });
    expect((await list(person))[0]).toMatchObject({ address: person.email, pending: email });
  });

  test('an address that never answered hears of it but can undo nothing', async () => {
    const person = await withPassword({ email_verified_at: null });
    await change(person, { password: 'a quite different kettle', ...proof });
    const [told] = await messagesTo(person.email);
    expect(told?.subject).toBe('Your Callboard password was changed');
    expect(tokenIn(told?.text)).toBe('');
  });
});

describe('DELETE /v1/user/{id}/sign-in-methods/{method}', () => {
  test('the number signs in no more and stays a contact; both ways are told', async () => {
    const person = await withNumber();
    const answer = await remove(person, 'mobile');
    expect(answer.json().results[1]).toMatchObject({ address: person.mobile, is_verified: false });
    expect((await messagesTo(person.email))[0]?.subject).toBe(
      'A mobile number was removed from your Callboard sign-in',
    );
    expect(await messagesTo(person.mobile)).toHaveLength(1);
    await call(person, 'POST', '/v1/auth/mobile-login-otp', { mobile: person.mobile });
    expect((await lastMessageTo(testApp(), person.mobile ?? ''))?.text).not.toContain('Callboard code');
  });

  test('a number added yesterday is told of its removal without a way to undo it', async () => {
    const person = await withNumber(new Date());
    await remove(person, 'mobile');
    const [told] = await messagesTo(person.mobile);
    expect(told?.text).toContain('was removed');
    expect(tokenIn(told?.text)).toBe('');
    expect(tokenIn((await messagesTo(person.email))[0]?.text)).toHaveLength(43);
  });

  test('the last way in stays', async () => {
    const mobile = newMobile();
    const account = { email: null, email_verified_at: null, mobile, mobile_verified_at: longAgo };
    const person = await createTalent(testApp().db, { account });
    await call(person, 'POST', '/v1/user/send-whatsapp-otp', { mobile });
    const current_otp = codeIn((await lastMessageTo(testApp(), mobile))?.text);
    const answer = await remove(person, 'mobile', { current_otp });
    expect(answer.json()).toMatchObject({ status: 409, code: 'LAST_SIGN_IN_METHOD' });
  });

  test('of two at once that would leave nothing, one is refused', async () => {
    const account = {
      email: null,
      email_verified_at: null,
      mobile: newMobile(),
      mobile_verified_at: longAgo,
    };
    const person = await withPassword(account);
    await connectGithub(person);
    const answers = await Promise.all([remove(person, 'github'), remove(person, 'mobile')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await list(person)).filter(({ is_verified }) => is_verified)).toHaveLength(1);
  });

  test('at the same moment twice, it goes once', async () => {
    const person = await withNumber();
    const answers = await Promise.all([remove(person, 'mobile'), remove(person, 'mobile')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await messagesTo(person.email)).toHaveLength(1);
  });

  test('what is not there is not found, and the e-mail is changed, never removed', async () => {
    const person = await withPassword();
    expect((await remove(person, 'github')).statusCode).toBe(404);
    expect((await remove(person, 'email')).statusCode).toBe(400);
  });
});
