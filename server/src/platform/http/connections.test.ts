import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '../../../test/raw-connection.ts';
import { type ConnectionLimits, connectionOptions, usualLimits, watchConnections } from './connections.ts';
import { useProblems } from './error-handler.ts';

/** No timeouts unless a test sets them. */
const patient: ConnectionLimits = {
  headersWithinMs: 60_000,
  silentForMs: 60_000,
  bodyGraceMs: 60_000,
  slowestBytesPerSecond: 1000,
  checkEveryMs: 20,
  finishWithinMs: 60_000,
};

const start = async (limits: Partial<ConnectionLimits>) => {
  const all = { ...patient, ...limits };
  const app = Fastify(connectionOptions(all));
  useProblems(app);
  const answers: (() => void)[] = [];
  app.get('/', async () => 'here');
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return 'at last';
  });
  app.post('/', async ({ body }) => JSON.stringify(body).length);
  app.server.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
  });
  watchConnections(app, all);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, answers };
};
type Running = Awaited<ReturnType<typeof start>>;

const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const jsonOf = (bytes: number) =>
  head('POST / HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${bytes}`);

let running: Running | undefined;
afterEach(async () => {
  for (const answer of running?.answers ?? []) answer();
  await running?.app.close();
  running = undefined;
});

describe('a connection is closed', () => {
  test('that says nothing', async () => {
    running = await start({ headersWithinMs: 50 });
    const line = await openConnection(running.url);
    await line.closed;
    expect(line.heard()).toContain('408');
  });

  test('whose headers never end', async () => {
    running = await start({ headersWithinMs: 200 });
    const line = await openConnection(running.url);
    line.say('GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ');
    const typing = setInterval(() => line.say('a'), 20);
    await line.closed;
    clearInterval(typing);
    expect(line.heard()).toContain('408');
  });

  test('whose body trickles, with words for it', async () => {
    running = await start({ bodyGraceMs: 100 });
    const line = await openConnection(running.url);
    line.say(jsonOf(100_000));
    const typing = setInterval(() => line.say('1'), 20);
    await line.closed;
    clearInterval(typing);
    expect(line.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(line.heard().split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'TOO_SLOW',
      status: 408,
    });
  });

  test('whose body trickles after the answer', async () => {
    running = await start({ bodyGraceMs: 100 });
    const line = await openConnection(running.url);
    line.say(head('POST /nowhere HTTP/1.1', 'Content-Type: image/png', 'Content-Length: 100000'));
    const typing = setInterval(() => line.say('1'), 20);
    await line.closed;
    clearInterval(typing);
    expect(line.heard()).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('a body that has come a good way is waited for when others are not', async () => {
  running = await start({ bodyGraceMs: 500, slowestBytesPerSecond: 10 });
  const [slow, sure] = [await openConnection(running.url), await openConnection(running.url)];
  let begun = 0;
  running.app.server.on('request', () => {
    begun += 1;
  });
  for (const line of [slow, sure]) line.say(jsonOf(5000));
  await expect.poll(() => begun, { interval: 5 }).toBe(2);
  sure.say(`"${'a'.repeat(4000)}`);
  await slow.closed;
  sure.say(`${'a'.repeat(998)}"`);
  await expect.poll(sure.heard).toContain('5000');
  sure.hangUp();
});

test('a phone with 10 kB a second has the time for 10 MB, and a byte a minute has not', () => {
  const { bodyGraceMs, slowestBytesPerSecond } = usualLimits;
  const allowedMs = (bytes: number) => bodyGraceMs + (bytes / slowestBytesPerSecond) * 1000;
  expect(allowedMs(10_000_000)).toBeGreaterThan((10_000_000 / 10_000) * 1000);
  expect(allowedMs(2)).toBeLessThan(60_000);
});

describe('at the end', () => {
  let url = '';
  beforeEach(async () => {
    running = await start({ finishWithinMs: 100 });
    url = running.url;
  });
  const close = () => running?.app.close();

  test('nobody holds it up: silent, half a head, half a body, upgraded, waiting for an answer that never comes', async () => {
    const lines = await Promise.all(Array.from({ length: 6 }, () => openConnection(url)));
    lines[1]?.say('GET / HTTP/1.1\r\nHost: loc');
    lines[2]?.say(`${jsonOf(1000)}"half`);
    lines[3]?.say(head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: test'));
    lines[4]?.say(head('GET /slow HTTP/1.1'));
    lines[5]?.say(head('GET / HTTP/1.1'));
    await expect.poll(() => lines[3]?.heard()).toContain('101');
    await expect.poll(() => lines[5]?.heard()).toContain('here');
    await expect.poll(() => running?.answers.length).toBe(1);
    await close();
    await Promise.all(lines.map(({ closed }) => closed));
  });
});

test('what is under way at the end is answered, and its connection closed then', async () => {
  running = await start({});
  const line = await openConnection(running.url);
  line.say(head('GET /slow HTTP/1.1'));
  await expect.poll(() => running?.answers.length).toBe(1);
  const closing = running.app.close();
  running.answers[0]?.();
  await closing;
  await line.closed;
  expect(line.heard()).toContain('at last');
});
