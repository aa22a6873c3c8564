import { describe, expect, it } from 'vitest';
import { galleryOf, someItem, someUpload } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import { countOf, tilesOf } from './tiles.ts';

const keys = (state: Parameters<typeof createGalleryStore>[0]) =>
  tilesOf('photo', createGalleryStore(state).get()).map(({ key }) => key);

describe('tilesOf', () => {
  it('puts the cover first, the others in the server’s order, uploads last', () => {
    const gallery = galleryOf(someItem(1), someItem(2), someItem(3, { is_cover_photo: true }));
    expect(keys({ gallery, uploads: [someUpload('a')] })).toEqual(['item-3', 'item-1', 'item-2', 'a']);
  });

  it('keeps kinds apart', () => {
    const gallery = galleryOf(someItem(1), someItem(2, { kind: 'video' }));
    expect(keys({ gallery, uploads: [someUpload('v', { kind: 'video' })] })).toEqual(['item-1']);
  });

  it('follows the local order and appends unknown items', () => {
    const gallery = galleryOf(someItem(1), someItem(2), someItem(3));
    expect(keys({ gallery, order: { photo: ['item-3', 'item-1'] } })).toEqual(['item-3', 'item-1', 'item-2']);
  });

  it('a recorded upload keeps its tile and its picture', () => {
    const gallery = galleryOf(someItem(1), someItem(2, { state: 'processing' }));
    const uploadedItems = { 2: { key: 'a', preview: 'blob:a' } };
    const [first] = tilesOf(
      'photo',
      createGalleryStore({ gallery, uploadedItems, order: { photo: ['a', 'item-1'] } }).get(),
    );
    expect(first).toMatchObject({ key: 'a', preview: 'blob:a', item: { id: 2 } });
  });

  it('a crop takes the position of its original, reordered or not', () => {
    const gallery = galleryOf(someItem(1), someItem(2), someItem(3));
    const uploads = [someUpload('cut', { replaces: 2 })];
    expect(keys({ gallery, uploads })).toEqual(['item-1', 'cut', 'item-3']);
    const order = { photo: ['item-2', 'item-3', 'item-1'] };
    expect(keys({ gallery, uploads, order })).toEqual(['cut', 'item-3', 'item-1']);
  });

  it('hides removed items and shows unsaved captions', () => {
    const gallery = galleryOf(someItem(1), someItem(2));
    const tiles = tilesOf(
      'photo',
      createGalleryStore({ gallery, removed: [1], captions: { 2: 'Smile' } }).get(),
    );
    expect(tiles).toMatchObject([{ key: 'item-2', item: { caption: 'Smile' } }]);
  });
});

it('rejected items do not count', () => {
  const gallery = galleryOf(
    someItem(1),
    someItem(2, { state: 'refused' }),
    someItem(3, { state: 'processing' }),
  );
  const { get } = createGalleryStore({ gallery, uploads: [someUpload('a')] });
  expect(countOf(tilesOf('photo', get()))).toBe(3);
});
