import { describe, expect, it, vi } from 'vitest';
import type { GalleryChange } from '../api.ts';
import { createCaptions } from './captions.ts';
import { galleryOf, someItem } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { createSaveQueue } from './save-queue.ts';
import { tilesOf } from './tiles.ts';

function setUp() {
  const store = createGalleryStore({ gallery: galleryOf(someItem(1, { caption: 'Before' })) });
  const send = vi.fn(async ({ items = [] }: GalleryChange) =>
    galleryOf(someItem(1, { caption: items.at(-1)?.caption ?? null })),
  );
  const captions = createCaptions({ store, saveQueue: createSaveQueue({ store, send }) });
  const shown = () => tilesOf('photo', store.get())[0]?.item?.caption;
  return { store, send, captions, shown };
}

describe('captions', () => {
  it('are shown right away; an empty one becomes null', async () => {
    const { store, send, captions, shown } = setUp();
    captions.save(1, '  With the monsoon behind  ');
    expect(shown()).toBe('With the monsoon behind');
    await vi.waitFor(() => expect(store.get().captions).toEqual({}));
    expect(shown()).toBe('With the monsoon behind');
    captions.save(1, '   ');
    await vi.waitFor(() => expect(store.get().captions).toEqual({}));
    expect(send).toHaveBeenLastCalledWith({ items: [{ id: 1, caption: null }] });
  });

  it('are reverted when saving fails, and the text is kept', async () => {
    const { store, send, captions, shown } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    captions.save(1, 'Typed on the train');
    await vi.waitFor(() => expect(store.get().captionErrors[1]).toBeDefined());
    expect(shown()).toBe('Before');
    expect(store.get().captionErrors[1]).toMatchObject({
      text: 'Typed on the train',
      failure: { reason: 'network' },
    });
    captions.save(1, 'Typed on the train');
    await vi.waitFor(() => expect(store.get().captions).toEqual({}));
    expect(store.get().captionErrors).toEqual({});
    expect(shown()).toBe('Typed on the train');
  });

  it('the second of two saves wins', async () => {
    const { store, captions, shown } = setUp();
    captions.save(1, 'One');
    captions.save(1, 'Two');
    await vi.waitFor(() => expect(store.get().captions).toEqual({}));
    expect(shown()).toBe('Two');
  });
});
