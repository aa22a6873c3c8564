import type { OwnGallery } from '@callboard/contract/people/gallery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryChange } from '../api.ts';
import { galleryOf, someItem } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { createItemRemoval, undoTime } from './remove-items.ts';
import { createSaveQueue } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const store = createGalleryStore({ gallery: galleryOf(someItem(1), someItem(2), someItem(3)) });
  const send = vi.fn(async ({ removed = [] }: GalleryChange): Promise<OwnGallery> => {
    const { gallary = [] } = store.get().gallery ?? {};
    return galleryOf(...gallary.filter(({ id }) => !removed.includes(id)));
  });
  const onSent = vi.fn();
  const onFailed = vi.fn();
  const itemRemoval = createItemRemoval({
    store,
    saveQueue: createSaveQueue({ store, send }),
    onSent,
    onFailed,
  });
  const left = () => store.get().gallery?.gallary.map(({ id }) => id);
  return { store, send, itemRemoval, onSent, onFailed, left };
}

describe('removing', () => {
  it('hides it right away and removes it on the server when it can no longer be undone', async () => {
    const { store, send, itemRemoval, onSent, left } = setUp();
    itemRemoval.remove(2);
    expect(store.get().removed).toEqual([2]);
    await vi.advanceTimersByTimeAsync(undoTime - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledWith({ removed: [2] });
    expect(onSent).toHaveBeenCalledWith([2]);
    expect(left()).toEqual([1, 3]);
    expect(store.get().removed).toEqual([]);
  });

  it('can be undone until then, and not later', async () => {
    const { store, send, itemRemoval } = setUp();
    itemRemoval.remove(2);
    expect(itemRemoval.undo(2)).toBe(true);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).not.toHaveBeenCalled();
    expect(store.get().removed).toEqual([]);
    itemRemoval.remove(3);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(itemRemoval.undo(3)).toBe(false);
  });

  it('is sent in one request when the page is left', async () => {
    const { send, itemRemoval } = setUp();
    itemRemoval.remove(1);
    itemRemoval.remove(2);
    itemRemoval.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls).toEqual([[{ removed: [1, 2] }]]);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows it again with an error when removing fails', async () => {
    const { store, send, itemRemoval, onFailed, left } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    itemRemoval.remove(1, { canUndo: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledWith({ reason: 'network', detail: undefined });
    expect(store.get().removed).toEqual([]);
    expect(left()).toEqual([1, 2, 3]);
  });
});
