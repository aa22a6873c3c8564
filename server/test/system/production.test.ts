import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from '../../src/platform/embedded-postgres/cluster.ts';
import { startMailServer } from '../mail-server.ts';
import {
  discard,
  findFreePort,
  makeHome,
  runCommandWith,
  runServer,
  startCallboard,
} from './callboard-process.ts';

const home = makeHome();
const directory = makeHome();
const secret = () => randomBytes(32).toString('base64');
let server: Awaited<ReturnType<typeof startCluster>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let port: number;
beforeAll(async () => {
  server = await startCluster({ directory, password: 'system-test' });
  mailServer = await startMailServer();
  port = await findFreePort();
});
afterAll(async () => {
  await mailServer.stop();
  await server.stop();
  await discard(home);
  await discard(directory);
});

const secrets = { SESSION_SECRET: secret(), FILE_SIGNING_SECRET: secret(), IDENTITY_SECRET: secret() };
const production = () => ({
  CALLBOARD_ENV: 'production',
  CALLBOARD_HOME: home,
  DATABASE_URL: server.url('postgres'),
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  ALLOW_LOCALHOST: 'yes',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Callboard <no-reply@callboard.in>',
  SUPPORT_EMAIL: 'help@callboard.in',
  ...secrets,
});

const signIn = (email: string) =>
  fetch(`http://localhost:${port}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify({ email, password: 'callboard-demo' }),
  });

// What is refused, word for word: config.test.ts. Here: that a refusal ends the server, and is all it says.
test('the server does not start without its name', async () => {
  const { code, output } = await runServer({ CALLBOARD_HOME: home, NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(output).toBe(
    'Config validation error: CALLBOARD_ENV: must be one of production, development, demo, test\n',
  );
});

test('production does not start with a secret that is easy to guess', async () => {
  const { code, output } = await runServer({ ...production(), SESSION_SECRET: 's'.repeat(40) });
  expect(code).toBe(1);
  expect(output).toContain('Config validation error: SESSION_SECRET is too easy to guess');
});

test('production refuses a database that held the demo until remove-demo has been run', async () => {
  const demo = startCallboard(home, port, { CALLBOARD_ENV: 'demo', DATABASE_URL: server.url('postgres') });
  await demo.up;
  expect((await signIn('talent@callboard.test')).status).toBe(200);
  await demo.kill('SIGTERM');

  const { code, output } = await runServer(production());
  expect(code).toBe(1);
  expect(output).toContain('this database holds 61 demo accounts');
  expect(output).toContain('npm run callboard -- remove-demo');

  expect(await runCommandWith(production(), 'remove-demo')).toContain('61 demo accounts are gone.');
  const live = startCallboard(home, port, production());
  await live.up;
  expect(live.output()).not.toContain('/docs');
  for (const email of ['talent@callboard.test', 'recruiter@callboard.test', 'newcomer@callboard.test'])
    expect((await signIn(email)).status).toBe(401);
  for (const path of ['/docs', '/docs/viewer.js', '/openapi.json', '/outbox.json'])
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(404);
  expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  await live.kill('SIGTERM');
  await expect(runCommandWith(production(), 'cast', '20')).rejects.toThrow('no demo cast in production');
});
