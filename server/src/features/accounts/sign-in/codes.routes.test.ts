import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  bearer,
  codeIn,
  createVisitor,
  lastMessageTo,
  newEmail,
  newMobile,
  sessionOf,
} from '../../../../test/visitor.ts';

const testApp = useTestApp();
const visitor = () => createVisitor(testApp());
const codeFor = async (address: string) => codeIn((await lastMessageTo(testApp(), address))?.text);
const _wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const talentWithMobile = (mobile: string) =>
  createTalent(testApp().db, { account: { mobile, mobile_verified_at: new Date() } });

const _sendSignIn = (mobile: string) => visitor().post('/v1/auth/mobile-login-otp', { mobile });

describe('verifying an address by its code', () => {
  const send = (email: string) => visitor().post('/v1/user/send-gmail-otp', { email });
  const check = (email: string, otp: string, headers = {}) =>
    visitor().post('/v1/user/verify-gmail-otp', { email, otp }, headers);

  test('POST /v1/user/verify-gmail-otp verifies the e-mail of who is signed in', async () => {
    const email = newEmail();
    const joined = await visitor().register({ email });
    const response = await check(email, await codeFor(email), bearer(joined));
    expect(response.json()).toMatchObject({ verified: true });
    const { rows } = await testApp().pool.query('select email_verified_at from account where email = $1', [
      email,
    ]);
    expect(rows[0].email_verified_at).not.toBeNull();
  });

  test('gives a guest a proof that a sign-up takes', async () => {
    const email = newEmail();
    await send(email);
    const { proof } = (await check(email, await codeFor(email))).json();
    const signUp = (address: string) =>
      visitor().post('/v1/user', {
        name: 'Asha Kulkarni',
        email: address,
        password: 'a lantern in the wings',
        user_type: 1,
        email_proof: proof,
      });
    expect((await signUp(newEmail())).json()).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field: 'email_proof' })],
    });
    expect((await signUp(email)).statusCode).toBe(201);
    const { rows } = await testApp().pool.query('select email_verified_at from account where email = $1', [
      email,
    ]);
    expect(rows[0].email_verified_at).not.toBeNull();
  });

  test('a proof is no access token, and an access token is no proof', async () => {
    const email = newEmail();
    await send(email);
    const { proof } = (await check(email, await codeFor(email))).json();
    const asToken = await testApp().app.inject({
      url: '/v1/user/1',
      headers: { authorization: `Bearer ${proof}` },
    });
    expect(asToken.statusCode).toBe(401);
    const { token } = sessionOf(await visitor().register());
    const response = await visitor().post('/v1/user', {
      name: 'A',
      email: newEmail(),
      password: 'a lantern in the wings',
      user_type: 1,
      email_proof: token.token,
    });
    expect(response.json()).toMatchObject({ errors: [expect.objectContaining({ field: 'email_proof' })] });
  });

  test('a code for somebody else’s address changes nothing of mine', async () => {
    const mine = newEmail();
    const other = newEmail();
    const joined = await visitor().register({ email: mine });
    await send(other);
    await check(other, await codeFor(other), bearer(joined));
    const { rows } = await testApp().pool.query(
      'select email, email_verified_at from account where email = any($1)',
      [[mine, other]],
    );
    expect(rows).toEqual([{ email: mine, email_verified_at: null }]);
  });

  test('POST /v1/user/verify-otp verifies the number that waits', async () => {
    const mobile = newMobile();
    const joined = await visitor().register();
    const { user_id } = sessionOf(joined).user;
    await testApp().pool.query('update account set pending_mobile = $2 where id = $1', [user_id, mobile]);
    await visitor().post('/v1/user/send-whatsapp-otp', { mobile });
    expect((await lastMessageTo(testApp(), mobile))?.channel).toBe('whatsapp');
    await visitor().post('/v1/user/verify-otp', { mobile, otp: await codeFor(mobile) }, bearer(joined));
    const { rows } = await testApp().pool.query(
      'select mobile, pending_mobile, mobile_verified_at is not null as verified from account where id = $1',
      [user_id],
    );
    expect(rows).toEqual([{ mobile, pending_mobile: null, verified: true }]);
  });

  test('a number someone else has verified stays theirs', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    const joined = await visitor().register();
    await testApp().pool.query('update account set pending_mobile = $2 where id = $1', [
      sessionOf(joined).user.user_id,
      mobile,
    ]);
    await visitor().post('/v1/user/send-whatsapp-otp', { mobile });
    const response = await visitor().post(
      '/v1/user/verify-otp',
      { mobile, otp: await codeFor(mobile) },
      bearer(joined),
    );
    expect(response.json()).toMatchObject({ status: 409, code: 'MOBILE_TAKEN' });
  });

  test('GET /v1/user/new-user-otp verifies a new number', async () => {
    const mobile = newMobile();
    await visitor().post('/v1/user/new-user-otp', { mobile });
    const url = `/v1/user/new-user-otp?mobile=${encodeURIComponent(mobile)}&otp=${await codeFor(mobile)}`;
    const response = await testApp().app.inject(url);
    expect(response.json()).toMatchObject({ verified: true });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
