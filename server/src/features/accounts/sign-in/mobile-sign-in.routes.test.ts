import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { newNetwork } from '../../../../test/device.ts';
import { createTalent } from '../../../../test/factories.ts';
import { testSecret } from '../../../../test/secret.ts';
import { codeIn, createVisitor, lastMessageTo, newMobile, sessionOf } from '../../../../test/visitor.ts';
import { createPartnerCodes } from './partner-codes.ts';

const testApp = useTestApp();
let network = newNetwork();
// Phone messages are limited per network.
beforeEach(() => {
  network = newNetwork();
});
const visitor = () => createVisitor(testApp(), network);
const codeFor = async (address: string) => codeIn((await lastMessageTo(testApp(), address))?.text);
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const talentWithMobile = (mobile: string) =>
  createTalent(testApp().db, { account: { mobile, mobile_verified_at: new Date() } });

const sendSignIn = (mobile: string) => visitor().post('/v1/auth/mobile-login-otp', { mobile });
const verify = (mobile: string, otp: string, more: object = {}) =>
  visitor().post('/v1/auth/mobile-login-verify', { mobile, otp, ...more });

describe('POST /v1/auth/mobile-login-otp and mobile-login-verify', () => {
  test('a known number signs in with its code, once', async () => {
    const mobile = newMobile();
    const talent = await talentWithMobile(mobile);
    expect((await sendSignIn(mobile)).statusCode).toBe(204);
    const code = await codeFor(mobile);
    const response = await verify(mobile, code);
    expect(sessionOf(response).user.user_id).toBe(talent.id);
    expect((await verify(mobile, code)).json()).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
  });

  test.each(['9849027318', '09849027318', '+91 98490 27318', '0091-98490-27318'])(
    'takes %s as an Indian number',
    async (mobile) => {
      expect(
        (
          await visitor().post('/v1/auth/mobile-login-otp', {
            mobile: mobile.replace('27318', String(10_000 + Math.floor(Math.random() * 89_999))),
          })
        ).statusCode,
      ).toBe(204);
    },
  );

  test.each(['5849027318', '984902731', '98490273180', '+1 202 555 0100', '+9119849027318', 'phone'])(
    'refuses %s',
    async (mobile) => {
      const response = await visitor().post('/v1/auth/mobile-login-otp', { mobile });
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [expect.objectContaining({ field: 'mobile' })],
      });
    },
  );

  test('known and unknown numbers get the same answers, and strangers no message', async () => {
    const known = newMobile();
    const unknown = newMobile();
    await talentWithMobile(known);
    for (const mobile of [known, unknown]) {
      const answers = [await sendSignIn(mobile)];
      await testApp().drain();
      const right = await codeFor(mobile);
      for (let time = 0; time < 6; time += 1) answers.push(await verify(mobile, wrongFor(right)));
      expect(answers.map(({ statusCode, body }) => [statusCode, body && JSON.parse(body).code])).toEqual([
        [204, ''],
        ...Array(4).fill([400, 'CODE_WRONG']),
        ...Array(2).fill([400, 'CODE_EXPIRED']),
      ]);
    }
    expect(await lastMessageTo(testApp(), unknown)).toBeUndefined();
  });

  test('after five wrong tries even the right code is no longer good', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    await sendSignIn(mobile);
    const code = await codeFor(mobile);
    const details = [];
    for (let time = 0; time < 5; time += 1)
      details.push((await verify(mobile, wrongFor(code))).json().detail);
    expect(details.slice(0, 4)).toEqual(['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.']);
    expect((await verify(mobile, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('fifty tries at once are still five', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    await sendSignIn(mobile);
    const code = await codeFor(mobile);
    await Promise.all(Array.from({ length: 50 }, () => verify(mobile, wrongFor(code))));
    const { rows } = await testApp().pool.query('select tries from one_time_code where address = $1', [
      mobile,
    ]);
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('a code lasts ten minutes, and a newer one takes its place', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    await sendSignIn(mobile);
    const first = await codeFor(mobile);
    await sendSignIn(mobile);
    const second = await codeFor(mobile);
    if (first !== second) expect((await verify(mobile, first)).json()).toMatchObject({ code: 'CODE_WRONG' });
    const { rows } = await testApp().pool.query(
      `update one_time_code set expires_at = expires_at - interval '10 minutes' where address = $1
       returning expires_at <= now() as over`,
      [mobile],
    );
    expect(rows.every((row) => row.over)).toBe(true);
    expect((await verify(mobile, second)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('three codes in a quarter of an hour, also when asked for at once, whatever the way', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => sendSignIn(mobile)),
      ...Array.from({ length: 5 }, () => visitor().post('/v1/user/send-whatsapp-otp', { mobile })),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      204,
      204,
      204,
      ...Array(7).fill(429),
    ]);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    await testApp().pool.query("update one_time_code set created_at = created_at - interval '16 minutes'");
    expect((await sendSignIn(mobile)).statusCode).toBe(204);
  });

  test('the code is kept only as a hash, and no log or problem repeats it', async () => {
    const mobile = newMobile();
    await talentWithMobile(mobile);
    await sendSignIn(mobile);
    const code = await codeFor(mobile);
    const { rows } = await testApp().pool.query(
      'select row_to_json(one_time_code)::text as text from one_time_code where address = $1',
      [mobile],
    );
    expect(rows[0].text).not.toContain(code);
    const { rows: jobs } = await testApp().pool.query(
      'select payload::text as text from graphile_worker._private_jobs',
    );
    expect(jobs.filter(({ text }) => text.includes(code))).toEqual([]);
    const response = await testApp().app.inject(
      `/v1/user/new-user-otp?mobile=${encodeURIComponent(mobile)}&otp=${wrongFor(code)}`,
    );
    expect(response.body).not.toContain(wrongFor(code));
  });

  test('a new number signs up with a name and is verified at once', async () => {
    const mobile = newMobile();
    expect((await visitor().post('/v1/user/new-user-otp', { mobile })).statusCode).toBe(204);
    const response = await verify(mobile, await codeFor(mobile), { name: 'Asha Kulkarni', user_type: 2 });
    expect(sessionOf(response).user).toMatchObject({ user_type: 2, first_name: 'Asha', email: null });
    await sendSignIn(mobile);
    expect((await verify(mobile, await codeFor(mobile))).statusCode).toBe(200);
  });

  test.each([
    ['of a talent is remembered', 30, 1, 'Firefly Artists'],
    ['that has expired keeps nobody out', -1, 1, 'lantern7'],
    ['is for talents', 30, 2, 'lantern7'],
  ])('a partner’s link %s', async (_, days, user_type, referredBy) => {
    const mobile = newMobile();
    await visitor().post('/v1/user/new-user-otp', { mobile });
    const partner = await createPartnerCodes(testSecret).sign('Firefly Artists', days);
    const more = { name: 'Asha Kulkarni', user_type, partner, ref: 'lantern7' };
    const { user } = sessionOf(await verify(mobile, await codeFor(mobile), more));
    const account = await testApp()
      .db.selectFrom('account')
      .select('referred_by')
      .where('id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    expect(account.referred_by).toBe(referredBy);
  });

  test('a new number without a name is told to sign up', async () => {
    const mobile = newMobile();
    await visitor().post('/v1/user/new-user-otp', { mobile });
    expect((await verify(mobile, await codeFor(mobile))).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  test('signing up with a number that has an account signs in instead', async () => {
    const mobile = newMobile();
    const talent = await talentWithMobile(mobile);
    await visitor().post('/v1/user/new-user-otp', { mobile });
    const response = await verify(mobile, await codeFor(mobile), { name: 'Somebody Else' });
    expect(sessionOf(response).user).toMatchObject({ user_id: talent.id, first_name: 'Asha' });
  });

  test('a number that was typed but never verified opens no account', async () => {
    const mobile = newMobile();
    await createTalent(testApp().db, { account: { mobile } });
    await sendSignIn(mobile);
    expect(await lastMessageTo(testApp(), mobile)).toBeUndefined();
  });
});
