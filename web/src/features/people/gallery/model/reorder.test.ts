import type { OwnGallery } from '@callboard/contract/people/gallery';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { GalleryChange } from '../api.ts';
import { galleryOf, someItem, someUpload } from './gallery-for-test.ts';
import { createGalleryStore, type GalleryState } from './gallery-state.ts';
import { createReorder, moveEntry } from './reorder.ts';
import { createSaveQueue } from './save-queue.ts';
import { tilesOf } from './tiles.ts';

/** A fake server that reorders items as requested. */
function arrangedBy(gallery: OwnGallery, { items = [] }: GalleryChange): OwnGallery {
  const requestedAt = new Map(items.flatMap((item) => ('id' in item ? [[item.id, item] as const] : [])));
  const cover = items.find((item) => 'id' in item && item.is_cover_photo);
  return {
    ...gallery,
    gallary: gallery.gallary.map((item) => ({
      ...item,
      order: requestedAt.get(item.id)?.order ?? item.order,
      is_cover_photo: cover && 'id' in cover ? cover.id === item.id : item.is_cover_photo,
    })),
  };
}

function setUp(state: Partial<GalleryState>) {
  const store = createGalleryStore(state);
  const send = vi.fn(async (change: GalleryChange) => arrangedBy(store.get().gallery ?? galleryOf(), change));
  const saveQueue = createSaveQueue({ store, send });
  const onFailed = vi.fn();
  const reorder = createReorder({ store, saveQueue, onFailed });
  const keys = () => tilesOf('photo', store.get()).map(({ key }) => key);
  const atRest = () => vi.waitFor(() => expect(store.get().order.photo).toBeUndefined());
  return { store, send, reorder, onFailed, keys, atRest };
}

const three = galleryOf(
  someItem(1, { is_cover_photo: true, order: 0 }),
  someItem(2, { order: 1 }),
  someItem(3, { order: 2 }),
);

describe('moving', () => {
  it('shows the new order right away and sends every position', async () => {
    const { reorder, keys, send, atRest } = setUp({ gallery: three });
    reorder.move('photo', 'item-3', 1);
    expect(keys()).toEqual(['item-1', 'item-3', 'item-2']);
    await atRest();
    expect(send).toHaveBeenCalledWith({
      items: [
        { id: 1, order: 0 },
        { id: 3, order: 1 },
        { id: 2, order: 2 },
      ],
    });
    expect(keys()).toEqual(['item-1', 'item-3', 'item-2']);
  });

  it('the first photo is the cover', async () => {
    const { reorder, send, atRest, store } = setUp({ gallery: three });
    reorder.move('photo', 'item-3', 0);
    await atRest();
    expect(send.mock.calls[0]?.[0].items?.[0]).toEqual({ id: 3, order: 0, is_cover_photo: true });
    expect(store.get().gallery?.gallary.find(({ is_cover_photo }) => is_cover_photo)?.id).toBe(3);
  });

  it('a rejected photo is never the cover', async () => {
    const gallery = galleryOf(someItem(1, { order: 0 }), someItem(2, { order: 1, state: 'refused' }));
    const { reorder, send, atRest } = setUp({ gallery });
    reorder.move('photo', 'item-2', 0);
    await atRest();
    expect(send.mock.calls[0]?.[0].items?.[0]).toEqual({ id: 2, order: 0 });
  });

  it('several moves in a row are one or two calls, and the last order holds', async () => {
    const { reorder, keys, send, atRest } = setUp({ gallery: three });
    reorder.move('photo', 'item-3', 0);
    reorder.move('photo', 'item-3', 2);
    reorder.move('photo', 'item-2', 0);
    await atRest();
    expect(send.mock.calls.length).toBeLessThanOrEqual(2);
    expect(keys()).toEqual(['item-2', 'item-1', 'item-3']);
  });

  it('is restored with an error when saving fails', async () => {
    const { reorder, keys, send, onFailed, atRest } = setUp({ gallery: three });
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    reorder.move('photo', 'item-3', 0);
    expect(keys()[0]).toBe('item-3');
    await atRest();
    expect(keys()).toEqual(['item-1', 'item-2', 'item-3']);
    expect(onFailed).toHaveBeenCalledWith({ reason: 'network', detail: undefined });
  });

  it('a move past the end stops there, and to its own position changes nothing', () => {
    const { reorder, keys, send } = setUp({ gallery: three });
    reorder.move('photo', 'item-1', -1);
    reorder.move('photo', 'item-3', 9);
    expect(send).not.toHaveBeenCalled();
    expect(keys()).toEqual(['item-1', 'item-2', 'item-3']);
  });
});

describe('returning to the server’s order', () => {
  it('waits for uploads, then uses the server’s order when it matches the page', async () => {
    const { reorder, store, send, atRest } = setUp({ gallery: three, uploads: [someUpload('a')] });
    reorder.pin('photo');
    reorder.syncOrder('photo');
    expect(store.get().order.photo).toEqual(['item-1', 'item-2', 'item-3', 'a']);
    store.dropUpload('a');
    reorder.syncOrder('photo');
    await atRest();
    expect(send).not.toHaveBeenCalled();
  });

  it('saves the order when the server has a different one', async () => {
    const { reorder, send, keys, atRest } = setUp({
      gallery: three,
      order: { photo: ['item-2', 'item-1', 'item-3'] },
    });
    reorder.syncOrder('photo');
    await atRest();
    expect(send).toHaveBeenCalledOnce();
    expect(keys()).toEqual(['item-2', 'item-1', 'item-3']);
  });
});

it('moving keeps every entry and puts one at its new index', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (options, a, b) => {
      const from = a % options.length;
      const to = b % options.length;
      const result = moveEntry(options, from, to);
      expect(result[to]).toBe(options[from]);
      expect(result.toSorted()).toEqual(options.toSorted());
      expect(result.filter((entry) => entry !== options[from])).toEqual(options.toSpliced(from, 1));
    }),
  );
});
