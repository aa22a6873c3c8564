import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createDevice, newNetwork, type TestDevice } from '../../../../test/device.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  codeIn,
  goodPassword,
  lastMessageTo,
  newEmail,
  newMobile,
  tokenIn,
} from '../../../../test/visitor.ts';

const testApp = useTestApp();
const device = (network?: string) => createDevice(testApp(), network);
const signIn = (from: TestDevice, email: string, password = goodPassword) =>
  from.post('/v1/auth/login', { email, password });
const guess = (from: TestDevice, email: string) => signIn(from, email, 'not the password at all');
const guessOften = async (email: string, times: number, network?: string) => {
  const statuses = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await guess(device(network), email)).statusCode);
  }
  return statuses;
};
const join = async () => {
  const email = newEmail();
  const home = device();
  await home.post('/v1/auth/register', { name: 'Pallavi Reddy', email, password: goodPassword });
  return { email, home };
};
const mailsTo = async (email: string, subject: string) => {
  await testApp().drain();
  const { rows } = await testApp().pool.query(
    'select text from outbox_message where recipient = $1 and subject = $2',
    [email, subject],
  );
  return rows;
};

describe('wrong passwords', () => {
  test('ten from one network stop that network and nobody else', async () => {
    const { email } = await join();
    const network = newNetwork();
    expect(await guessOften(email, 11, network)).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(device(network), email)).json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await signIn(device(), email)).statusCode).toBe(200);
  });

  test('do not stop a device that signed in before, even from the same network', async () => {
    const { email } = await join();
    const network = newNetwork();
    const phone = device(network);
    await signIn(phone, email);
    await guessOften(email, 11, network);
    expect((await signIn(phone, email)).statusCode).toBe(200);
  });

  test('from everywhere slow down devices we do not know, and never lock them out', async () => {
    const { email, home } = await join();
    const burnt = newNetwork();
    for (let origin = 0; origin < 10; origin += 1) await guessOften(email, 10, newNetwork());
    expect(await guessOften(email, 2, burnt)).toEqual([401, 429]);
    expect((await signIn(device(), email)).statusCode).toBe(200);
    expect((await signIn(home, email)).statusCode).toBe(200);
  });

  test('count alike for an e-mail that nobody has', async () => {
    const network = newNetwork();
    expect(await guessOften(newEmail(), 11, network)).toEqual([...Array(10).fill(401), 429]);
  });

  test('on a device that signed in before use up its own tries, then it counts as any other', async () => {
    const { email, home } = await join();
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await guess(home, email)).statusCode);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await signIn(device(), email)).statusCode).toBe(200);
  });

  test('for many accounts stop a network, though not the devices it knows', async () => {
    const { email } = await join();
    const network = newNetwork();
    const phone = device(network);
    await signIn(phone, email);
    await testApp().services.limits.count(`sign-in:network:${network}`, 900, 1000);
    expect((await guess(device(network), newEmail())).statusCode).toBe(429);
    expect((await signIn(phone, email)).statusCode).toBe(200);
  });

  test('are forgotten with a new password, and whoever set it is known from then on', async () => {
    const { email, home } = await join();
    const network = newNetwork();
    const owner = device(network);
    await guessOften(email, 11, network);
    await owner.post('/v1/auth/forgot-password', { email });
    const token = tokenIn((await lastMessageTo(testApp(), email))?.text);
    const password = 'quiet harbour at dusk';
    expect((await owner.post(`/v1/auth/reset-password?token=${token}`, { password })).statusCode).toBe(200);
    expect((await signIn(device(network), email, password)).statusCode).toBe(200);
    await guessOften(email, 11, network);
    expect((await signIn(owner, email, password)).statusCode).toBe(200);
    const known = home.jar.get('callboard_device');
    const stale = device(network);
    stale.jar.set('callboard_device', known ?? '');
    expect((await signIn(stale, email, password)).statusCode).toBe(429);
  });

  test('are told to the owner once a day, with what to do', async () => {
    const { email } = await join();
    const subject = 'Someone is trying to sign in as you';
    for (let origin = 0; origin < 2; origin += 1) await guessOften(email, 9, newNetwork());
    expect(await mailsTo(email, subject)).toEqual([]);
    for (let origin = 0; origin < 3; origin += 1) await guessOften(email, 9, newNetwork());
    const [mail, ...others] = await mailsTo(email, subject);
    expect(others).toEqual([]);
    expect(mail.text).toContain('/auth/forgot-password');
  });
});

describe('the cookie of a known device', () => {
  test('is out of reach of scripts, bound to one account and no sign-in', async () => {
    const { email, home } = await join();
    const response = await signIn(home, email);
    const cookie = response.cookies.find(({ name }) => name === 'callboard_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v1/auth' });
    expect(cookie?.value).not.toContain(email);
    const other = await join();
    const network = newNetwork();
    await guessOften(other.email, 11, network);
    const borrowed = device(network);
    borrowed.jar.set('callboard_device', cookie?.value ?? '');
    expect((await signIn(borrowed, other.email)).statusCode).toBe(429);
    expect((await borrowed.post('/v1/auth/refresh-tokens')).statusCode).toBe(401);
  });

  test('cannot be made up', async () => {
    const { email, home } = await join();
    const network = newNetwork();
    await guessOften(email, 11, network);
    const forged = device(network);
    const real = home.jar.get('callboard_device') ?? '';
    for (const value of [real.slice(0, -2), real.replace(/^\d+/, '1'), 'x', '~'.repeat(3000), '%00']) {
      forged.jar.set('callboard_device', value);
      expect((await signIn(forged, email)).statusCode).toBe(429);
    }
  });

  test('knows several people of one household', async () => {
    const first = await join();
    const second = await join();
    await signIn(first.home, second.email);
    const network = newNetwork();
    const shared = createDevice(testApp(), network);
    for (const [name, value] of first.home.jar) shared.jar.set(name, value);
    await guessOften(first.email, 11, network);
    await guessOften(second.email, 11, network);
    expect((await signIn(shared, first.email)).statusCode).toBe(200);
    expect((await signIn(shared, second.email)).statusCode).toBe(200);
  });
});

describe('codes on the phone', () => {
  const send = (from: TestDevice, mobile: string) => from.post('/v1/auth/mobile-login-otp', { mobile });
  const verify = (from: TestDevice, mobile: string, otp: string) =>
    from.post('/v1/auth/mobile-login-verify', { mobile, otp });
  const codeFor = async (mobile: string) => codeIn((await lastMessageTo(testApp(), mobile))?.text);
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
  const owner = async () => {
    const mobile = newMobile();
    await createTalent(testApp().db, { account: { mobile, mobile_verified_at: new Date() } });
    return mobile;
  };

  test('five wrong tries elsewhere do not use up the owner’s', async () => {
    const mobile = await owner();
    const phone = device();
    await send(phone, mobile);
    const code = await codeFor(mobile);
    const stranger = device();
    for (let time = 0; time < 6; time += 1) await verify(stranger, mobile, wrongFor(code));
    expect((await verify(stranger, mobile, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
    expect((await verify(phone, mobile, code)).statusCode).toBe(200);
  });

  test('tries from everywhere are bounded, though not for a known device', async () => {
    const mobile = await owner();
    const phone = device();
    await send(phone, mobile);
    await verify(phone, mobile, await codeFor(mobile));
    await send(phone, mobile);
    const code = await codeFor(mobile);
    for (let origin = 0; origin < 6; origin += 1) {
      const stranger = device();
      for (let time = 0; time < 5; time += 1) await verify(stranger, mobile, wrongFor(code));
    }
    expect((await verify(device(), mobile, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
    expect((await verify(phone, mobile, code)).statusCode).toBe(200);
  });

  test('asking for codes elsewhere does not keep the owner from getting one', async () => {
    const mobile = await owner();
    const phone = device();
    await send(phone, mobile);
    await verify(phone, mobile, await codeFor(mobile));
    const stranger = device();
    for (let time = 0; time < 3; time += 1) expect((await send(stranger, mobile)).statusCode).toBe(204);
    expect((await send(stranger, mobile)).statusCode).toBe(429);
    expect((await send(device(), mobile)).statusCode).toBe(204);
    for (let origin = 0; origin < 3; origin += 1) {
      const another = device();
      for (let time = 0; time < 3; time += 1) await send(another, mobile);
    }
    const flooded = await send(device(), mobile);
    expect(flooded.statusCode).toBe(429);
    expect(Number(flooded.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(phone, mobile)).statusCode).toBe(204);
  });
});

describe('POST /v1/auth/forgot-password', () => {
  const ask = (from: TestDevice, email: string) => from.post('/v1/auth/forgot-password', { email });
  const subject = 'Set a new password for Callboard';

  test('asked for elsewhere, mails neither flood the owner nor keep theirs away', async () => {
    const { email, home } = await join();
    const stranger = device();
    for (let time = 0; time < 5; time += 1) expect((await ask(stranger, email)).statusCode).toBe(204);
    expect(await mailsTo(email, subject)).toHaveLength(3);
    await ask(device(), email);
    expect(await mailsTo(email, subject)).toHaveLength(4);
    for (let origin = 0; origin < 10; origin += 1) await ask(device(), email);
    expect(await mailsTo(email, subject)).toHaveLength(6);
    await ask(home, email);
    expect(await mailsTo(email, subject)).toHaveLength(7);
  });
});
