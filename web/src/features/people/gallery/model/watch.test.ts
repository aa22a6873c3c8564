import type { OwnGallery } from '@callboard/contract/people/gallery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byHand, connectionForTest, galleryOf, someItem } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { createSaving } from './saving.ts';
import { createWatch } from './watch.ts';

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
  const asked: number[] = [];
  const ask = vi.fn(async () => {
    asked.push(Date.now());
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? ready;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const send = vi.fn(async () => processing);
  const saving = createSaving({ store, send });
  const watch = createWatch({ store, saving, ask, isOnline: connection.isOnline, now: Date.now });
  const gaps = () => asked.map((at, index) => at - (asked[index - 1] ?? at)).slice(1);
  return { store, connection, ask, saving, watch, gaps };
}

describe('watching the gallery', () => {
  it('reads once when everything in it is ready', async () => {
    const { watch, ask, store } = setUp(ready);
    watch.begin();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(store.get().gallery).toBe(ready);
  });

  it('looks again while something is being made ready, ever more gently, and stops when it is', async () => {
    const { watch, gaps } = setUp(...Array<OwnGallery>(12).fill(processing), ready);
    watch.begin();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(gaps()).toEqual([1000, 1000, 1000, 2000, 2000, 2000, 3000, 3000, 3000, 3000, 5000, 5000]);
  });

  it('is quick again for what was recorded later', async () => {
    const { watch, ask, saving } = setUp(ready, ready);
    watch.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    await saving.save({ build: () => ({}) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('rests while nobody looks and while the connection is gone', async () => {
    const { watch, ask, connection } = setUp(processing);
    const lookAway = watch.begin();
    await vi.advanceTimersByTimeAsync(0);
    connection.lose();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ask).toHaveBeenCalledOnce();
    connection.restore();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
    lookAway();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says that the first answer did not come, and reads again when asked', async () => {
    const { watch, store } = setUp(new TypeError('Failed to fetch'), ready);
    watch.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ isUnread: true, gallery: undefined });
    watch.again();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ isUnread: false, gallery: ready });
  });

  it('does not let an answer that a change has overtaken undo the change', async () => {
    const { store, saving } = setUp();
    const slow = byHand<OwnGallery>();
    const reading = saving.read(() => slow.promise);
    await saving.save({ build: () => ({}) });
    slow.keep(ready);
    await reading;
    expect(store.get().gallery).toBe(processing);
  });
});
