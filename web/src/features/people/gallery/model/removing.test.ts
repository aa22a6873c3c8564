import type { OwnGallery } from '@callboard/contract/people/gallery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GalleryChange } from '../api.ts';
import { galleryOf, someItem } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { createRemoving, undoTime } from './removing.ts';
import { createSaving } from './saving.ts';

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
  const removing = createRemoving({ store, saving: createSaving({ store, send }), onSent, onFailed });
  const left = () => store.get().gallery?.gallary.map(({ id }) => id);
  return { store, send, removing, onSent, onFailed, left };
}

describe('removing', () => {
  it('hides it at once and tells the server when the time to think again is over', async () => {
    const { store, send, removing, onSent, left } = setUp();
    removing.remove(2);
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
    const { store, send, removing } = setUp();
    removing.remove(2);
    expect(removing.undo(2)).toBe(true);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).not.toHaveBeenCalled();
    expect(store.get().removed).toEqual([]);
    removing.remove(3);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(removing.undo(3)).toBe(false);
  });

  it('is sent at once, all together, when the page is left', async () => {
    const { send, removing } = setUp();
    removing.remove(1);
    removing.remove(2);
    removing.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls).toEqual([[{ removed: [1, 2] }]]);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows it again, and says so, when the server did not take it', async () => {
    const { store, send, removing, onFailed, left } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    removing.remove(1, { canUndo: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledWith({ reason: 'network', detail: undefined });
    expect(store.get().removed).toEqual([]);
    expect(left()).toEqual([1, 2, 3]);
  });
});
