import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp, useTestApp } from './app.ts';
import { createVisitor, goodPassword, newEmail } from './visitor.ts';

const testApp = useTestApp();

const register = async () => {
  const email = newEmail();
  await createVisitor(testApp()).register({ email });
  return { email, password: goodPassword };
};

const signIn = (payload: object, forwarded: string, remoteAddress = '127.0.0.1') =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload,
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress,
  });

const newestAddress = async () => {
  const { rows } = await testApp().pool.query(
    'select host(ip_address) as ip from session order by started_at desc limit 1',
  );
  return rows[0]?.ip;
};

test.each([
  ['an address', '1.2.3.4', '1.2.3.4'],
  ['a port', '1.2.3.4:80', '1.2.3.4'],
  ['quotes', '"1.2.3.4:80"', '1.2.3.4'],
  ['brackets and a port', '[2001:db8::7]:443', '2001:db8::7'],
  ['brackets and quotes', '"[2001:db8::7]"', '2001:db8::7'],
  ['a zone', 'fe80::1%eth0', 'fe80::1'],
  ['IPv4 in IPv6', '::ffff:1.2.3.4', '1.2.3.4'],
  ['the same in hexadecimal', '::FFFF:102:304', '1.2.3.4'],
  ['what the visitor added', '10.9.8.7, 1.2.3.4', '1.2.3.4'],
  ['unknown', 'unknown', '127.0.0.1'],
  ['a hidden name', '_hidden', '127.0.0.1'],
  ['one part too many', '1.2.3.4.5', '127.0.0.1'],
  ['nothing', '', '127.0.0.1'],
  ['commas', ', ,', '127.0.0.1'],
  ['one endless word', 'x'.repeat(9000), '127.0.0.1'],
  ['a thousand addresses', Array.from({ length: 1000 }, () => '9.9.9.9').join(','), '9.9.9.9'],
])('signing in with %s in X-Forwarded-For', async (_, forwarded, address) => {
  const person = await register();
  expect((await signIn(person, forwarded)).statusCode).toBe(200);
  expect(await newestAddress()).toBe(address);
});

test('no header breaks signing in, whatever is in it', async () => {
  const piece = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.tuple(fc.ipV4(), fc.nat(99_999)).map(([ip, port]) => `${ip}:${port}`),
    fc.tuple(fc.ipV6(), fc.nat(99_999)).map(([ip, port]) => `[${ip}]:${port}`),
    fc.tuple(fc.ipV6(), fc.string({ maxLength: 8 })).map(([ip, zone]) => `${ip}%${zone}`),
    fc.constantFrom('unknown', '127.0.0.1', '::1', '"', '[', ']:', '::', '%', ':', '1.2.3'),
    fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  );
  const forwarded = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(', '));
  const person = await register();
  await fc.assert(
    fc.asyncProperty(forwarded, async (header) => {
      expect((await signIn(person, header)).statusCode).toBe(200);
    }),
  );
});

test('tries are counted for whoever is behind the proxy, however it is written and whatever they add', async () => {
  const person = await register();
  const { pool } = testApp();
  await pool.query('delete from rate_limit');
  await signIn(await register(), '198.51.100.1, 203.0.113.77:4411');
  await pool.query('update rate_limit set taken = 1000');
  for (const written of ['203.0.113.77', '"203.0.113.77:1"', '::ffff:203.0.113.77', '[::ffff:cb00:714d]:9'])
    expect((await signIn(person, `198.51.100.2, ${written}`)).statusCode).toBe(429);
  expect((await signIn(person, '203.0.113.77, 203.0.113.78')).statusCode).toBe(200);
  await pool.query('delete from rate_limit');
});

test('a stranger names no address but their own', async () => {
  const person = await register();
  await signIn(person, '1.2.3.4', '198.51.100.31');
  expect(await newestAddress()).toBe('198.51.100.31');
});

test('proxies that are named are believed, others are not', async () => {
  const app = await createTestApp({ trustedProxies: { networks: ['10.0.0.0/8', '2001:db8:ffff::/48'] } });
  const from = async (remoteAddress: string, forwarded: string) => {
    const { app: server, pool } = app;
    const headers = { 'x-forwarded-for': forwarded };
    const payload = { name: 'Pallavi Reddy', email: newEmail(), password: goodPassword, user_type: 1 };
    await server.inject({ method: 'POST', url: '/v1/auth/register', payload, headers, remoteAddress });
    const { rows } = await pool.query(
      'select host(ip_address) as ip from session order by started_at desc limit 1',
    );
    return rows[0]?.ip;
  };
  expect(await from('10.1.2.3', '1.2.3.4, 10.9.9.9')).toBe('1.2.3.4');
  expect(await from('::ffff:10.1.2.3', '1.2.3.4')).toBe('1.2.3.4');
  expect(await from('2001:db8:ffff::9', '1.2.3.4')).toBe('1.2.3.4');
  expect(await from('127.0.0.1', '1.2.3.4')).toBe('127.0.0.1');
  await app.close();
});

test('no proxy says which site this is', async () => {
  const { app } = testApp();
  const foreign = {
    origin: 'https://evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
  };
  const payload = { email: newEmail(), password: goodPassword };
  const response = await app.inject({ method: 'POST', url: '/v1/auth/login', payload, headers: foreign });
  expect(response.json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
});
