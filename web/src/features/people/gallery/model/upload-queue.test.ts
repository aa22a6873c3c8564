import { ProblemError } from '@callboard/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionForTest, deferred, someUpload } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import type { Arrival } from './upload.ts';
import { createUploadQueue, type Run } from './upload-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(...names: string[]) {
  const store = createGalleryStore({ uploads: names.map((name) => someUpload(name)) });
  const connection = connectionForTest();
  const sent = new Map<string, { run: Run } & ReturnType<typeof deferred<Arrival>>>();
  const started: string[] = [];
  const arrived: string[] = [];
  const queue = createUploadQueue({
    store,
    connection,
    kinds: ['photo'],
    limit: 3,
    send: ({ key }, run) => {
      const hand = deferred<Arrival>();
      sent.set(key, { run, ...hand });
      started.push(key);
      return hand.promise;
    },
    onArrived: (key) => arrived.push(key),
  });
  const of = (key: string) => {
    const found = sent.get(key);
    if (!found) throw new Error(`${key} is not being sent`);
    return found;
  };
  const applyResponse = () => vi.advanceTimersByTimeAsync(0);
  const arrive = async (key: string) => {
    of(key).keep({ key: `stored/${key}`, at: 1 });
    await applyResponse();
  };
  const break_ = async (key: string, error: unknown) => {
    of(key).fail(error);
    await applyResponse();
  };
  const status = (key: string) => store.find(key)?.status;
  return { store, connection, queue, started, arrived, of, arrive, fail: break_, status };
}

describe('the upload queue', () => {
  it('sends three at a time, the next as soon as one has arrived', async () => {
    const { queue, started, arrive, arrived, store } = setUp('a', 'b', 'c', 'd', 'e');
    queue.start();
    expect(started).toEqual(['a', 'b', 'c']);
    await arrive('b');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    expect(arrived).toEqual(['b']);
    expect(store.find('b')).toMatchObject({ status: { at: 'recording' }, arrival: { key: 'stored/b' } });
  });

  it('reports the progress of each', () => {
    const { queue, of, status } = setUp('a');
    queue.start();
    expect(status('a')).toEqual({ at: 'sending', sent: 0 });
    of('a').run.onSent(60);
    expect(status('a')).toEqual({ at: 'sending', sent: 60 });
  });

  it('stopping one starts the next right away, and its late result is ignored', async () => {
    const { queue, started, of, store, arrived } = setUp('a', 'b', 'c', 'd');
    queue.start();
    queue.stop('a');
    store.dropUpload('a');
    expect(of('a').run.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    of('a').keep({ key: 'late', at: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toEqual([]);
    expect(store.find('a')).toBeUndefined();
  });

  it('an error fails only that upload, with its reason, and it can be tried again', async () => {
    const { queue, fail, status, started } = setUp('a', 'b');
    queue.start();
    const problem = { type: 'about:blank', title: 'No', status: 429, code: 'RATE_LIMITED' as const };
    await fail('a', new ProblemError(problem));
    expect(status('a')).toMatchObject({ at: 'failed', failure: { reason: 'busy' } });
    expect(status('b')).toMatchObject({ at: 'sending' });
    queue.resume('a');
    expect(started).toEqual(['a', 'b', 'a']);
  });

  it('a finished upload is only recorded again', async () => {
    const { queue, arrive, arrived, store, started } = setUp('a');
    queue.start();
    await arrive('a');
    store.changeUpload('a', { status: { at: 'failed', failure: { reason: 'other' } } });
    queue.resume('a');
    expect(started).toEqual(['a']);
    expect(arrived).toEqual(['a', 'a']);
  });

  it('resuming several at once sends each of them once', async () => {
    const { queue, started, arrive, store } = setUp('a', 'b', 'c', 'd');
    for (const key of ['a', 'b', 'c', 'd']) store.changeUpload(key, { status: { at: 'stalled', sent: 0 } });
    for (const key of ['a', 'b', 'c', 'd']) queue.resume(key);
    for (const key of ['a', 'b', 'c', 'd']) await arrive(key);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('continues after a pause', async () => {
    const { queue, of, status, started } = setUp('a');
    queue.start();
    of('a').run.onSent(40);
    queue.pause('a');
    of('a').run.onSent(50);
    expect(status('a')).toEqual({ at: 'paused', sent: 40 });
    queue.resume('a');
    expect(started).toEqual(['a', 'a']);
    expect(status('a')).toEqual({ at: 'sending', sent: 40 });
  });
});

describe('without a connection', () => {
  it('stalls uploads, starts nothing, and continues when the connection is back', async () => {
    const { queue, connection, fail, status, started } = setUp('a', 'b', 'c', 'd');
    queue.start();
    connection.lose();
    for (const key of ['a', 'b', 'c']) await fail(key, new TypeError('Failed to fetch'));
    expect(status('a')).toMatchObject({ at: 'stalled' });
    expect(status('d')).toMatchObject({ at: 'waiting' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toEqual(['a', 'b', 'c']);
    connection.restore();
    expect(started.slice(3)).toEqual(['a', 'b', 'c']);
  });

  it('keeps files chosen offline and uploads them when the connection is back', () => {
    const { queue, connection, started } = setUp('a');
    connection.lose();
    queue.start();
    expect(started).toEqual([]);
    connection.restore();
    expect(started).toEqual(['a']);
  });

  it('that the browser does not notice is retried with growing pauses', async () => {
    const { queue, fail, started } = setUp('a');
    queue.start();
    for (const seconds of [1, 2, 4]) {
      const before = started.length;
      await fail('a', new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(started).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(started).toHaveLength(before + 1);
    }
  });

  it('lost before recording, only the recording is repeated', async () => {
    const { queue, arrive, arrived, store, started } = setUp('a');
    queue.start();
    await arrive('a');
    const upload = store.find('a');
    if (upload) queue.stall(upload);
    expect(store.find('a')?.status).toEqual({ at: 'stalled', sent: 100 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived).toEqual(['a', 'a']);
    expect(started).toEqual(['a']);
  });
});

it('sends nothing more once it has ended', async () => {
  const { queue, connection, of, started, fail } = setUp('a');
  queue.start();
  await fail('a', new TypeError('Failed to fetch'));
  queue.end();
  connection.restore();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toEqual(['a']);
  expect(of('a').run.signal.aborted).toBe(false);
});

it('starts nothing more after it ends', async () => {
  const { queue, started, of } = setUp('a', 'b', 'c', 'd');
  queue.start();
  queue.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(of('a').run.signal.aborted).toBe(true);
  expect(started).toEqual(['a', 'b', 'c']);
});
