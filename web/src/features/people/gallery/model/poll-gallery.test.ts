import type { OwnGallery } from '@callboard/contract/people/gallery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionForTest, deferred, galleryOf, someItem } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { createPolling } from './poll-gallery.ts';
import { createSaveQueue } from './save-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const processing = galleryOf(someItem(1, { state: 'processing' }));
const ready = galleryOf(someItem(1));

function setUp(...answers: (OwnGallery | Error)[]) {
  const store = createGalleryStore();
  const connection = connectionForTest();
  const requestedAt: number[] = [];
  const fetchGallery = vi.fn(async () => {
    requestedAt.push(Date.now());
    const answer = answers[Math.min(requestedAt.length, answers.length) - 1] ?? ready;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const send = vi.fn(async () => processing);
  const saveQueue = createSaveQueue({ store, send });
  const polling = createPolling({
    store,
    saveQueue,
    fetchGallery,
    isOnline: connection.isOnline,
    now: Date.now,
  });
  const gaps = () => requestedAt.map((at, index) => at - (requestedAt[index - 1] ?? at)).slice(1);
  return { store, connection, fetchGallery, saveQueue, polling, gaps };
}

describe('polling the gallery', () => {
  it('reads once when everything in it is ready', async () => {
    const { polling, fetchGallery, store } = setUp(ready);
    polling.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetchGallery).toHaveBeenCalledOnce();
    expect(store.get().gallery).toBe(ready);
  });

  it('polls with growing pauses while items are processed, then stops', async () => {
    const { polling, gaps } = setUp(...Array<OwnGallery>(12).fill(processing), ready);
    polling.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(gaps()).toEqual([1000, 1000, 1000, 2000, 2000, 2000, 3000, 3000, 3000, 3000, 5000, 5000]);
  });

  it('polls quickly again for newer items', async () => {
    const { polling, fetchGallery, saveQueue } = setUp(ready, ready);
    polling.start();
    await vi.advanceTimersByTimeAsync(60_000);
    await saveQueue.save({ build: () => ({}) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchGallery).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden or offline', async () => {
    const { polling, fetchGallery, connection } = setUp(processing);
    const stop = polling.start();
    await vi.advanceTimersByTimeAsync(0);
    connection.lose();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchGallery).toHaveBeenCalledOnce();
    connection.restore();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetchGallery).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchGallery).toHaveBeenCalledTimes(2);
  });

  it('says that the first read failed, and retries', async () => {
    const { polling, store } = setUp(new TypeError('Failed to fetch'), ready);
    polling.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ hasLoadFailed: true, gallery: undefined });
    polling.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ hasLoadFailed: false, gallery: ready });
  });

  it('ignores a read that a change has overtaken', async () => {
    const { store, saveQueue } = setUp();
    const slow = deferred<OwnGallery>();
    const reading = saveQueue.read(() => slow.promise);
    await saveQueue.save({ build: () => ({}) });
    slow.keep(ready);
    await reading;
    expect(store.get().gallery).toBe(processing);
  });
});
