import { ProblemError } from '@callboard/contract/client';
import type { OwnGallery } from '@callboard/contract/people/gallery';
import { describe, expect, it, vi } from 'vitest';
import type { GalleryChange } from '../api.ts';
import { deferred, galleryOf, someItem, someUpload } from './gallery-for-test.ts';
import { createGalleryStore, type GalleryState } from './gallery-state.ts';
import { createUploadRecorder } from './record-uploads.ts';
import { createSaveQueue } from './save-queue.ts';
import { tilesOf } from './tiles.ts';
import type { Upload } from './upload.ts';

const arrived = (key: string, change: Partial<Upload> = {}): Upload =>
  someUpload(key, {
    status: { at: 'recording' },
    arrival: { key: `q/${key}`, at: 1 },
    preview: `blob:${key}`,
    ...change,
  });

function setUp(state: Partial<GalleryState>) {
  const store = createGalleryStore(state);
  const calls: ({ change: GalleryChange } & ReturnType<typeof deferred<OwnGallery>>)[] = [];
  const saveQueue = createSaveQueue({
    store,
    send: (change) => {
      const hand = deferred<OwnGallery>();
      calls.push({ change, ...hand });
      return hand.promise;
    },
  });
  const onStalled = vi.fn();
  const onRecorded = vi.fn();
  const onOriginalKept = vi.fn();
  const { record } = createUploadRecorder({ store, saveQueue, onStalled, onOriginalKept, onRecorded });
  const call = async (index: number) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index));
    const found = calls[index];
    if (!found) throw new Error('No such call');
    return found;
  };
  const keys = () => tilesOf('photo', store.get()).map(({ key }) => key);
  return { store, record, call, calls, keys, onStalled, onOriginalKept, onRecorded };
}

const refusal = (field: string, message: string) =>
  new ProblemError({
    type: 'about:blank',
    title: 'No',
    status: 400,
    code: 'VALIDATION_FAILED',
    errors: [{ field, message }],
  });

describe('recording', () => {
  it('records uploads in page order, and the tiles stay in place', async () => {
    const order = { photo: ['item-1', 'a', 'b', 'c'] };
    const uploads = [arrived('a'), someUpload('b'), arrived('c')];
    const { store, record, call, keys, onRecorded } = setUp({
      gallery: galleryOf(someItem(1)),
      uploads,
      order,
    });
    record();
    const { change, keep } = await call(0);
    expect(change).toEqual({
      items: [
        { key: 'q/a', kind: 'photo' },
        { key: 'q/c', kind: 'photo' },
      ],
      removed: [],
    });
    keep(galleryOf(someItem(1), someItem(8, { state: 'processing' }), someItem(9, { state: 'processing' })));
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledTimes(2));
    expect(keys()).toEqual(['item-1', 'a', 'b', 'c']);
    expect(store.get().uploadedItems).toEqual({
      8: { key: 'a', preview: 'blob:a' },
      9: { key: 'c', preview: 'blob:c' },
    });
  });

  it('sends the position unless it is last, and marks the first as the cover', async () => {
    const order = { photo: ['a', 'item-1', 'b', 'item-2'] };
    const { record, call } = setUp({
      gallery: galleryOf(someItem(1, { is_cover_photo: true }), someItem(2)),
      uploads: [arrived('a'), arrived('b', { caption: 'Smile' })],
      order,
    });
    record();
    expect((await call(0)).change.items).toEqual([
      { key: 'q/a', kind: 'photo', order: 0, is_cover_photo: true },
      { key: 'q/b', kind: 'photo', order: 1, caption: 'Smile' },
    ]);
  });

  it('a crop replaces its original in one request', async () => {
    const { record, call, keys, onRecorded } = setUp({
      gallery: galleryOf(someItem(1), someItem(2), someItem(3)),
      uploads: [arrived('cut', { replaces: 2 }), someUpload('later')],
      order: { photo: ['item-1', 'item-2', 'item-3', 'later'] },
    });
    record();
    const { change, keep } = await call(0);
    expect(change).toEqual({ items: [{ key: 'q/cut', kind: 'photo', order: 1 }], removed: [2] });
    keep(galleryOf(someItem(1), someItem(9), someItem(3)));
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalled());
    expect(keys()).toEqual(['item-1', 'cut', 'item-3', 'later']);
  });

  it('when the server must keep the original, both are next to each other', async () => {
    const { record, call, keys, onOriginalKept, onRecorded } = setUp({
      gallery: galleryOf(someItem(1), someItem(2)),
      uploads: [arrived('cut', { replaces: 1 })],
    });
    record();
    (await call(0)).fail(refusal('removed', 'A published profile needs a photo.'));
    const { change, keep } = await call(1);
    expect(change).toEqual({
      items: [{ key: 'q/cut', kind: 'photo', order: 0, is_cover_photo: true }],
      removed: [],
    });
    expect(onOriginalKept).toHaveBeenCalledOnce();
    keep(galleryOf(someItem(9), someItem(1), someItem(2)));
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalled());
    expect(keys()).toEqual(['cut', 'item-1', 'item-2']);
  });

  it('uploads that finish during a request go with the next', async () => {
    const { store, record, call, calls } = setUp({
      gallery: galleryOf(),
      uploads: [arrived('a'), someUpload('b')],
    });
    record();
    const first = await call(0);
    store.changeUpload('b', { status: { at: 'recording' }, arrival: { key: 'q/b', at: 1 } });
    record();
    expect(calls).toHaveLength(1);
    first.keep(galleryOf(someItem(1)));
    expect((await call(1)).change.items).toMatchObject([{ key: 'q/b' }]);
  });

  it('an upload the server rejects fails with its error, the others are recorded', async () => {
    const { store, record, call } = setUp({ gallery: galleryOf(), uploads: [arrived('a'), arrived('b')] });
    record();
    (await call(0)).fail(refusal('items.1.key', 'The picture has not arrived. Send it again.'));
    expect((await call(1)).change.items).toMatchObject([{ key: 'q/a' }]);
    expect(store.find('b')).toMatchObject({
      arrival: undefined,
      status: {
        at: 'failed',
        failure: { reason: 'refused', detail: 'The picture has not arrived. Send it again.' },
      },
    });
  });

  it('a video is recorded without a poster that failed', async () => {
    const video = arrived('f', { kind: 'video', arrival: { key: 'f', posterKey: 'q/p', at: 1 } });
    const { record, call } = setUp({ gallery: galleryOf(), uploads: [video] });
    record();
    const first = await call(0);
    expect(first.change.items).toEqual([{ key: 'f', kind: 'video', poster_key: 'q/p' }]);
    first.fail(refusal('items.0.poster_key', 'This upload is not known.'));
    expect((await call(1)).change.items).toEqual([{ key: 'f', kind: 'video' }]);
  });

  it('a lost connection stalls them; any other error fails them and keeps finished uploads', async () => {
    const { store, record, call, onStalled } = setUp({ gallery: galleryOf(), uploads: [arrived('a')] });
    record();
    (await call(0)).fail(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(onStalled).toHaveBeenCalledWith(expect.objectContaining({ key: 'a' })));
    record();
    (await call(1)).fail(new Error('?'));
    await vi.waitFor(() => expect(store.find('a')?.status.at).toBe('failed'));
    expect(store.find('a')?.arrival).toEqual({ key: 'q/a', at: 1 });
  });

  it('does not match uploads when another page added items too', async () => {
    const { store, record, call, onRecorded } = setUp({ gallery: galleryOf(), uploads: [arrived('a')] });
    record();
    (await call(0)).keep(galleryOf(someItem(4), someItem(5)));
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalled());
    expect(store.get()).toMatchObject({ uploadedItems: {}, uploads: [] });
  });
});
