import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  bearer,
  codeIn,
  createVisitor,
  goodPassword,
  lastMessageTo,
  newEmail,
  newMobile,
  sessionOf,
  tokenIn,
} from '../../../../test/visitor.ts';
import { hashPassword } from './password.ts';

/** Each of these attacks once worked: a stolen session or address gave permanent access. */
const testApp = useTestApp();
const unfinished = { completed_at: null, last_activity_page: 1 };
const visitor = () => createVisitor(testApp());
const codeFor = async (address: string) => codeIn((await lastMessageTo(testApp(), address))?.text);
const accountOf = (id: number) =>
  testApp().db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const inject = (method: 'PATCH' | 'POST' | 'DELETE', url: string, headers: object, payload: object) =>
  testApp().app.inject({ method, url, headers: { ...headers }, payload });
const signInByCode = async (mobile: string) => {
  await visitor().post('/v1/auth/mobile-login-otp', { mobile });
  return visitor().post('/v1/auth/mobile-login-verify', { mobile, otp: await codeFor(mobile) });
};
const verifyNumber = async (headers: object, mobile: string) => {
  await visitor().post('/v1/user/send-whatsapp-otp', { mobile });
  return inject('POST', '/v1/user/verify-otp', headers, { mobile, otp: await codeFor(mobile) });
};
const resetBy = async (email: string) => {
  await visitor().post('/v1/auth/forgot-password', { email });
  const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
  return visitor().post(`/v1/auth/reset-password?token=${token}`, { password: 'a brand new lantern' });
};

describe('a borrowed session', () => {
  test('makes no sign-in of a number it typed into the profile', async () => {
    const password_hash = await hashPassword(goodPassword);
    const talent = await createTalent(testApp().db, { account: { password_hash }, talent: unfinished });
    const headers = await testApp().as(talent);
    const mobile = newMobile();
    const typed = await inject('PATCH', `/v1/talenter/${talent.id}`, headers, { mobile_number: mobile });
    expect(typed.statusCode).toBe(200);
    expect((await verifyNumber(headers, mobile)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect(await accountOf(talent.id)).toMatchObject({ mobile, mobile_verified_at: null });
    expect((await signInByCode(mobile)).statusCode).not.toBe(200);
  });

  test('adds no number to an account without a password', async () => {
    const talent = await createTalent(testApp().db);
    const headers = await testApp().as(talent);
    const mobile_number = newMobile();
    const answer = await inject('PATCH', `/v1/user/${talent.id}`, headers, { mobile_number });
    expect(answer.json()).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
    expect(await accountOf(talent.id)).toMatchObject({ mobile: null, pending_mobile: null });
  });

  test('sets no password for an account that has none', async () => {
    const talent = await createTalent(testApp().db);
    const headers = await testApp().as(talent);
    const answer = await inject('PATCH', `/v1/user/${talent.id}`, headers, { password: goodPassword });
    expect(answer.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  });

  test('closes nothing by a code to a number it just typed', async () => {
    const talent = await createTalent(testApp().db, { talent: unfinished });
    const headers = await testApp().as(talent);
    const mobile = newMobile();
    await inject('PATCH', `/v1/talenter/${talent.id}`, headers, { mobile_number: mobile });
    await visitor().post('/v1/user/send-whatsapp-otp', { mobile });
    const answer = await inject('DELETE', `/v1/user/${talent.id}`, headers, { otp: await codeFor(mobile) });
    expect(answer.json()).toMatchObject({ code: 'CODE_EXPIRED' });
    expect((await accountOf(talent.id)).closed_at).toBeNull();
  });
});

describe('an account made with somebody else’s e-mail', () => {
  test('keeps nothing of its maker once the owner of the address has reset the password', async () => {
    const email = newEmail();
    const mobile = newMobile();
    await visitor().post('/v1/user/new-user-otp', { mobile });
    const otp = await codeFor(mobile);
    const { proof } = (
      await testApp().app.inject(`/v1/user/new-user-otp?mobile=${encodeURIComponent(mobile)}&otp=${otp}`)
    ).json();
    const made = await visitor().post('/v1/user/talenter', {
      first_name: 'Mallory',
      email,
      password: goodPassword,
      mobile_number: mobile,
      mobile_proof: proof,
      is_managed_by_manager: true,
      mananger_email_address: 'maker@callboard.test',
      send_updates_mananger_email: true,
    });
    const { user_id } = sessionOf(made).user;
    expect(await accountOf(user_id)).toMatchObject({ mobile });
    const reset = await resetBy(email);
    expect(reset.json().ended).toEqual([expect.objectContaining({ method: 'mobile' })]);
    expect((await signInByCode(mobile)).statusCode).not.toBe(200);
    expect(await accountOf(user_id)).toMatchObject({ mobile: null, mobile_verified_at: null });
    const talent = await testApp()
      .db.selectFrom('talent')
      .selectAll()
      .where('account_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(talent).toMatchObject({ manager_email: null, manager_gets_mail: false });
  });

  test('a reset ends GitHub and the verified number of a verified address too, and lists them', async () => {
    const mobile = newMobile();
    const talent = await createTalent(testApp().db, { account: { mobile, mobile_verified_at: new Date() } });
    const identity = { provider: 'github', subject: `takeover-${talent.id}`, account_id: talent.id } as const;
    await testApp().db.insertInto('account_identity').values(identity).execute();
    const reset = await resetBy(talent.email ?? '');
    expect(reset.json().ended.map(({ method }: { method: string }) => method)).toEqual(['mobile', 'github']);
    expect(await accountOf(talent.id)).toMatchObject({ mobile, mobile_verified_at: null });
    expect((await signInByCode(mobile)).statusCode).not.toBe(200);
    const mail = await lastMessageTo(testApp(), talent.email ?? '');
    expect(mail?.text).toContain('GitHub');
    expect(mail?.text).toContain(mobile.slice(-2));
  });

  test('a link mailed to an address that was changed since sets no password', async () => {
    const email = newEmail();
    const joined = await visitor().register({ email });
    await visitor().post('/v1/auth/forgot-password', { email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    const next = newEmail();
    const { user_id } = sessionOf(joined).user;
    const change = { email: next, current_password: goodPassword };
    await inject('PATCH', `/v1/user/${user_id}`, bearer(joined), change);
    const verified = { email: next, otp: await codeFor(next) };
    expect((await inject('POST', '/v1/user/verify-gmail-otp', bearer(joined), verified)).statusCode).toBe(
      200,
    );
    const late = await visitor().post(`/v1/auth/reset-password?token=${token}`, {
      password: 'a new lantern',
    });
    expect(late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });
});
