import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useProblems } from './error-handler.ts';
import { measureLateness, shedLoad } from './shed-load.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** A server with a limit of ten whose responses wait for the test. */
async function serve() {
  const app = Fastify();
  apps.push(app);
  let late = 0;
  const waiting: (() => void)[] = [];
  useProblems(app);
  shedLoad(app, { most: 10, latestMs: 200 }, { read: () => late, stop: () => undefined });
  app.get('/v1/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
  app.get('/v1/quick', async () => 'done');
  app.get('/health', async () => 'alive');
  app.post('/v1/payments/razorpay', async () => 'noted');
  app.get('/assets/script.js', async () => 'code');
  app.get('/', async () => 'The front page');
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(base + path, { method, headers });
  /** Sends this many requests without waiting. */
  const occupy = async (count: number) => {
    const all = waiting.length + count;
    const answers = Array.from({ length: count }, () => ask('/v1/slow', member));
    await expect.poll(() => waiting.length).toBe(all);
    return answers;
  };
  return {
    app,
    ask,
    occupy,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
    beLate: (ms: number) => {
      late = ms;
    },
  };
}

const member = { authorization: 'Bearer somebody' };

describe('more than can be answered soon', () => {
  test('is refused at once with a time to come back, guests first', async () => {
    const { ask, occupy, letGo } = await serve();
    const answers = await occupy(6);
    const guest = await ask('/v1/quick');
    expect(guest.status).toBe(503);
    expect(guest.headers.get('retry-after')).toBe('3');
    expect(await guest.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await ask('/v1/quick', member)).status).toBe(200);
    answers.push(...(await occupy(4)));
    expect((await ask('/v1/quick', member)).status).toBe(503);
    letGo();
    for (const answer of answers) expect((await answer).status).toBe(200);
    await expect.poll(async () => (await ask('/v1/quick')).status).toBe(200);
  });

  test('is seen by how late everything comes', async () => {
    const { ask, beLate } = await serve();
    beLate(150);
    expect((await ask('/v1/quick')).status).toBe(503);
    expect((await ask('/v1/quick', member)).status).toBe(200);
    beLate(250);
    expect((await ask('/v1/quick', member)).status).toBe(503);
    beLate(0);
    expect((await ask('/v1/quick')).status).toBe(200);
  });

  test('says so to people in words and comes back by itself', async () => {
    const { ask, beLate } = await serve();
    beLate(1000);
    const page = await ask('/', { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('http-equiv="refresh"');
  });

  test('does not keep out whoever asks whether we live, tells of a payment or wants a file', async () => {
    const { ask, beLate } = await serve();
    beLate(1000);
    expect((await ask('/health')).status).toBe(200);
    expect((await ask('/assets/script.js')).status).toBe(200);
    expect((await ask('/v1/payments/razorpay', {}, 'POST')).status).toBe(200);
  });

  test('does not count what our own pages ask', async () => {
    const { app, beLate } = await serve();
    beLate(1000);
    expect((await app.inject('/v1/quick')).statusCode).toBe(200);
  });

  test('forgets those who left without their answer', async () => {
    const { app, ask } = await serve();
    const leaving = new AbortController();
    const base = app.listeningOrigin;
    const left = Array.from({ length: 6 }, () => fetch(`${base}/v1/slow`, { signal: leaving.signal }));
    const ended = Promise.allSettled(left);
    await expect.poll(async () => (await ask('/v1/quick')).status).toBe(503);
    leaving.abort();
    await ended;
    await expect.poll(async () => (await ask('/v1/quick')).status).toBe(200);
  });
});

describe('measureLateness', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('one late timer is nothing, several in a row are how late everybody is', () => {
    let held = 0;
    const lateness = measureLateness(() => Date.now() + held);
    vi.advanceTimersByTime(500);
    expect(lateness.read()).toBe(0);
    held += 300;
    vi.advanceTimersByTime(50);
    expect(lateness.read()).toBe(0);
    for (const more of [280, 260]) {
      held += more;
      vi.advanceTimersByTime(50);
    }
    expect(lateness.read()).toBe(260);
    vi.advanceTimersByTime(50);
    expect(lateness.read()).toBe(0);
    lateness.stop();
  });
});
