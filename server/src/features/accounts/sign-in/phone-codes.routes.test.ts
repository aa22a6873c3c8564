import { describe, expect, test } from 'vitest';
import { createTestApp, useTestApp } from '../../../../test/app.ts';
import { createDevice } from '../../../../test/device.ts';
import { createTalent } from '../../../../test/factories.ts';
import { newMobile } from '../../../../test/visitor.ts';
import { accountLimits } from './account-limits.ts';

const testApp = useTestApp();
const device = () => createDevice(testApp());
const messagesSent = async () => {
  await testApp().drain();
  const { rows } = await testApp().pool.query("select 1 from outbox_message where channel <> 'mail'");
  return rows.length;
};

describe('messages to phones', () => {
  test.each(['/v1/user/new-user-otp', '/v1/user/send-whatsapp-otp', '/v1/auth/mobile-login-otp'])(
    '%s: thirty numbers from one network are twenty',
    async (path) => {
      const before = await messagesSent();
      const from = device();
      const answers = [];
      for (let time = 0; time < 30; time += 1) answers.push(await from.post(path, { mobile: newMobile() }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        ...Array(20).fill(204),
        ...Array(10).fill(429),
      ]);
      const refused = answers.at(-1);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);
      expect((await messagesSent()) - before).toBeLessThanOrEqual(20);
      expect((await device().post(path, { mobile: newMobile() })).statusCode).toBe(204);
    },
  );

  test('one account asks for six an hour, from wherever', async () => {
    const headers = await testApp().as(await createTalent(testApp().db));
    const statuses = [];
    for (let time = 0; time < 7; time += 1) {
      const response = await device().post('/v1/user/send-whatsapp-otp', { mobile: newMobile() }, headers);
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([...Array(6).fill(204), 429]);
  });

  test('to new numbers have a budget for everyone together, and its end is logged once', async () => {
    const complaints: string[] = [];
    const own = await createTestApp({}, { complain: (_facts, text) => complaints.push(text) });
    const { max, seconds } = accountLimits.phoneCodesToStrangers;
    await own.services.limits.count('phone-codes:to-strangers', seconds, max - 1);
    const ask = (path: string, mobile: string) => createDevice(own).post(path, { mobile });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await ask('/v1/user/new-user-otp', newMobile())).statusCode);
    }
    expect(statuses).toEqual([204, 429, 429]);
    expect(complaints).toEqual([
      'No more codes go to new phone numbers in this hour: too many were asked for.',
    ]);
    const mobile = newMobile();
    await createTalent(own.db, { account: { mobile, mobile_verified_at: new Date() } });
    expect((await ask('/v1/auth/mobile-login-otp', mobile)).statusCode).toBe(204);
    await own.close();
  });
});
