import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster } from '../../src/platform/embedded-postgres/cluster.ts';
import { howMany } from '../random-tests.ts';
import {
  askDatabase,
  type CallboardProcess,
  databaseProcess,
  discard,
  findFreePort,
  killDatabase,
  makeHome,
  runCommand,
  startCallboard,
} from './callboard-process.ts';

/** How often a server is killed and has to come back. */
const rounds = howMany(1, 3);
const homes: string[] = [];
const newHome = () => {
  const home = makeHome();
  homes.push(home);
  return home;
};
afterAll(async () => {
  for (const home of homes) await discard(home);
});

const counts = `select (select count(*) from account)::int accounts,
  (select count(*) from gallery_item)::int photos, (select count(*) from message)::int messages`;

describe('npm start', () => {
  const home = newHome();
  let port: number;
  let callboard: CallboardProcess;
  beforeAll(async () => {
    port = await findFreePort();
    callboard = startCallboard(home, port);
    await callboard.up;
  });
  afterAll(() => callboard.kill('SIGTERM'));

  test('says where to look and how to sign in', () => {
    for (const word of [
      callboard.url,
      'talent@callboard.test',
      'newcomer@callboard.test',
      'recruiter@callboard.test',
      'callboard-demo',
    ]) {
      expect(callboard.output()).toContain(word);
    }
  });

  test.each(['/', '/health', '/ready', '/openapi.json', '/docs', '/v1/get-all-masterData', '/outbox.json'])(
    'answers %s',
    async (path) => {
      expect((await fetch(callboard.url + path)).status).toBe(200);
    },
  );

  test('serves the page small and ready for its environment', async () => {
    const page = await fetch(callboard.url, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<meta name="callboard-environment" content="demo"');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const asset = await fetch(callboard.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test('a second one on the same port is told that it is taken', async () => {
    const second = startCallboard(newHome(), port);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken`);
  });

  test('a second one on the same data is told who has it, and the first goes on', async () => {
    const second = startCallboard(home, await findFreePort());
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`callboard at ${callboard.url} is running from it`);
    expect((await fetch(`${callboard.url}/ready`)).status).toBe(200);
  });

  const rename = (name: string) =>
    askDatabase(
      home,
      `update account set first_name = '${name}' where id = (select min(account_id) from public_talent)`,
    );
  const foundAs = (name: string) =>
    expect.poll(
      async () => {
        const answer = await fetch(`${callboard.url}/v1/talenter/find-talents?userName=${name}`);
        return (await answer.json()).totalResults;
      },
      { timeout: 20_000 },
    );

  test('who changes is found as they are now, also beside a rebuild of the search', async () => {
    await rename('Quixotia');
    await foundAs('Quixotia').toBe(1);
    expect(await runCommand(home, 'search-rebuild')).toContain('21 talents can be searched.');
    await foundAs('Quixotia').toBe(1);
    await rename('Zephyrine');
    await foundAs('Zephyrine').toBe(1);
    await foundAs('Quixotia').toBe(0);
  });

  test('kill -9 and start again loses nothing and loads nothing twice', async () => {
    await askDatabase(
      home,
      `insert into outbox_message (channel, recipient, text) values ('sms', '+919999900000', 'kept')`,
    );
    const before = await askDatabase(home, counts);
    for (let round = 1; round <= rounds; round += 1) {
      await callboard.kill('SIGKILL');
      await rename(`Changed${'while'.repeat(round)}`);
      callboard = startCallboard(home, port);
      await callboard.up;
    }
    await foundAs(`Changed${'while'.repeat(rounds)}`).toBe(1);
    expect(await askDatabase(home, counts)).toEqual(before);
    const outbox = await (await fetch(`${callboard.url}/outbox.json`)).json();
    expect(outbox.results).toEqual([expect.objectContaining({ text: 'kept' })]);
  });

  test('kill -9 of the database: it comes back by itself with everything, and work goes on', async () => {
    const before = await askDatabase(home, counts);
    for (let round = 0; round < rounds; round += 1) {
      const killed = killDatabase(home);
      await expect.poll(() => databaseProcess(home), { timeout: 30_000 }).not.toBe(killed);
      await expect
        .poll(async () => (await fetch(`${callboard.url}/ready`)).status, { timeout: 30_000 })
        .toBe(200);
    }
    expect(await askDatabase(home, counts)).toEqual(before);
    await askDatabase(
      home,
      `with added as (insert into outbox_message (channel, recipient, text)
         values ('sms', '+919999900000', 'after the crash') returning id)
       select graphile_worker.add_job('outbox/deliver', json_build_object('id', id)) from added`,
    );
    await expect
      .poll(async () => (await (await fetch(`${callboard.url}/outbox.json`)).json()).results[0], {
        timeout: 30_000,
      })
      .toMatchObject({ text: 'after the crash', status: 'kept' });
    const second = startCallboard(home, await findFreePort());
    expect(await second.exited).toBe(1);
  });

  test('stops in order when asked, and comes back with the same data', async () => {
    const before = await askDatabase(home, counts);
    expect(await callboard.kill('SIGTERM')).toBe(0);
    await expect(askDatabase(home, counts)).rejects.toThrow();
    callboard = startCallboard(home, port);
    await callboard.up;
    expect(await askDatabase(home, counts)).toEqual(before);
  });
});

test('two first starts at once: one serves, the other steps back, nothing is loaded twice', async () => {
  const home = newHome();
  const both = [startCallboard(home, await findFreePort()), startCallboard(home, await findFreePort())];
  const outcomes = await Promise.allSettled(both.map((one) => one.up));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await askDatabase(home, counts)).toEqual([expect.objectContaining({ accounts: 20 + 1 + 40 })]);
  for (const one of both) await one.kill('SIGTERM');
});

test('DATABASE_URL: two nodes start at once on a database of the user’s and load the cast once', async () => {
  const directory = newHome();
  const server = await startCluster({ directory, password: 'system-test' });
  const homes = [newHome(), newHome()];
  const nodes = await Promise.all(
    homes.map(async (home) =>
      startCallboard(home, await findFreePort(), {
        CALLBOARD_ENV: 'demo',
        DATABASE_URL: server.url('postgres'),
      }),
    ),
  );
  await Promise.all(nodes.map((node) => node.up));
  for (const node of nodes) expect((await fetch(`${node.url}/ready`)).status).toBe(200);
  for (const home of homes) expect(existsSync(join(home, 'postgres'))).toBe(false);
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  expect((await client.query(counts)).rows).toEqual([expect.objectContaining({ accounts: 20 + 1 + 40 })]);
  await client.end();
  for (const node of nodes) expect(await node.kill('SIGTERM')).toBe(0);
  await server.stop();
});

describe('the configuration check', () => {
  test.each([
    [{ DATABASE_URL: 'postgres://db.internal/callboard' }, 'Config validation error: CALLBOARD_ENV: '],
    [{ CALLBOARD_ENV: 'production' }, 'Config validation error: DATABASE_URL, PUBLIC_URL, SMTP_URL, '],
  ])('%o is refused', async (env, words) => {
    const callboard = startCallboard(newHome(), 0, env);
    expect(await callboard.exited).toBe(1);
    expect(callboard.output()).toContain(words);
  });
});

test('a taken port is said at once, without starting a database', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const callboard = startCallboard(newHome(), port);
  expect(await callboard.exited).toBe(1);
  expect(callboard.output()).toMatch(/^Port \d+ is taken by another program/);
  await new Promise((resolve) => holder.close(resolve));
});
