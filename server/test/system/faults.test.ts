import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/platform/db/database.ts';
import { areJobsDone, findLost, startWriters } from '../faults/writers.ts';
import { howMany } from '../random-tests.ts';
import { openConnection } from '../raw-connection.ts';
import { testSecret } from '../secret.ts';
import { addPeople, type Person } from '../storm/people.ts';
import { tusClient } from '../tus-client.ts';
import {
  type CallboardProcess,
  databaseProcess,
  databaseUrl,
  discard,
  findFreePort,
  killDatabase,
  makeHome,
  startCallboard,
} from './callboard-process.ts';

const home = makeHome();
let callboard: CallboardProcess;
let connection: Connection;
let people: Person[];
let hasEnded = false;

beforeAll(async () => {
  callboard = startCallboard(home, await findFreePort(), {
    CALLBOARD_ENV: 'test',
    SESSION_SECRET: testSecret,
    LOG_LEVEL: 'fatal',
  });
  callboard.exited.then(() => {
    hasEnded = true;
  });
  await callboard.up;
  connection = connect(databaseUrl(home));
  people = await addPeople(connection.pool, 8, 1);
});
afterAll(async () => {
  await connection.close();
  await callboard.kill('SIGKILL');
  await discard(home);
});

const readiness = async () => (await fetch(`${callboard.url}/ready`).catch(() => undefined))?.status;

test('kill -9 of the database under writers: the server stays, says 503 meanwhile, and loses nothing', async () => {
  const writers = startWriters(callboard.url, people);
  for (let round = 0; round < howMany(1, 3); round += 1) {
    await writers.more(10);
    const killed = killDatabase(home);
    await expect.poll(() => databaseProcess(home), { timeout: 30_000 }).not.toBe(killed);
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
    expect(hasEnded, callboard.output()).toBe(false);
  }
  await writers.more(10);
  await writers.stop();
  expect(writers.written.wrong).toEqual([]);
  expect(writers.written.unanswered).toBe(0);
  expect(writers.written.unavailable).toBeGreaterThan(0);
  expect(await findLost(connection.pool, writers.written)).toEqual([]);
  expect(await areJobsDone(connection.pool, 30_000)).toBe(true);
});

describe('SIGTERM', () => {
  test('ends it in order, whoever is silent, half way through a request or in the middle of an upload', async () => {
    const { url } = callboard;
    const lines = await Promise.all(Array.from({ length: 30 }, () => openConnection(url)));
    lines[0]?.say('POST /v1/auth/login HTTP/1.1\r\nHost: loc');
    lines[1]?.say(
      'POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
    );
    const talent = people.find(({ kind }) => kind === 'talent');
    const tus = tusClient(url, { authorization: `Bearer ${talent?.token}` });
    const begun = await tus.announce({ length: 100_000 });
    expect(begun.status).toBe(201);
    tus.sendPart(begun.headers.get('location') ?? '', 0, Buffer.alloc(5000), 100_000);
    expect(await callboard.kill('SIGTERM')).toBe(0);
    await Promise.all(lines.map(({ closed }) => closed));
    expect(databaseProcess(home)).toBeUndefined();
  });
});
