import { describe, expect, it, vi } from 'vitest';
import { createReelAdder } from './add-reels.ts';
import { deferred, galleryOf } from './gallery-for-test.ts';
import { createGalleryStore } from './gallery-state.ts';
import type { ReelFacts } from './read-reel.ts';
import { createReorder } from './reorder.ts';
import { createSaveQueue } from './save-queue.ts';
import type { UnfinishedReel } from './unfinished-reels.ts';

const video = (name: string, { size = 1000, lastModified = 7, type = 'video/mp4' } = {}) =>
  new File(['x'.repeat(size)], name, { type, lastModified });

const half: UnfinishedReel = {
  key: 'old',
  userId: 7,
  tab: 'gone',
  kind: 'video',
  name: 'intro.mp4',
  size: 1000,
  lastModified: 7,
  url: '/uploads/abc',
  sent: 630,
  begunAt: 0,
};

function setUp() {
  const store = createGalleryStore({ gallery: galleryOf() });
  const saveQueue = createSaveQueue({ store, send: async () => galleryOf() });
  const reorder = createReorder({ store, saveQueue, onFailed: () => undefined });
  const reads: ReturnType<typeof deferred<ReelFacts>>[] = [];
  const start = vi.fn();
  let made = 0;
  const gallery = createReelAdder({
    store,
    reorder,
    queue: { start },
    readReel: () => {
      const readFile = deferred<ReelFacts>();
      reads.push(readFile);
      return readFile.promise;
    },
    showPoster: () => 'blob:poster',
    newKey: () => {
      made += 1;
      return `new-${made}`;
    },
  });
  const status = (key: string) => store.find(key)?.status;
  return { store, gallery, reads, start, status };
}

describe('adding a video', () => {
  it('is checked, then waits with its length and poster', async () => {
    const { store, gallery, reads, start } = setUp();
    gallery.add('video', [video('intro.MP4')]);
    expect(store.find('new-1')?.status).toEqual({ at: 'checking' });
    const poster = new Blob(['jpeg']);
    reads[0]?.keep({ durationMs: 42_000, poster });
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
    expect(store.find('new-1')).toMatchObject({
      durationMs: 42_000,
      poster,
      preview: 'blob:poster',
      status: { at: 'waiting', sent: 0 },
    });
  });

  it('that the browser cannot play is uploaded only on confirmation', async () => {
    const { gallery, reads, status } = setUp();
    gallery.add('video', [video('intro.mov', { type: 'video/quicktime' })]);
    reads[0]?.fail(new Error('no codec'));
    await vi.waitFor(() => expect(status('new-1')).toEqual({ at: 'asking' }));
    gallery.sendAnyway('new-1');
    expect(status('new-1')).toEqual({ at: 'waiting', sent: 0 });
  });

  it('is left out when it is of another kind, without being opened', () => {
    const { store, gallery, reads } = setUp();
    gallery.add('video', [video('song.mp3', { type: 'audio/mpeg' })]);
    expect(store.get().leftOut.video).toEqual([{ name: 'song.mp3', error: 'wrongKind' }]);
    expect(reads).toEqual([]);
  });
});

describe('a video that was started before a reload', () => {
  it('resumes when the same file is chosen in its row', async () => {
    const { store, gallery, reads, status } = setUp();
    gallery.restore([half]);
    expect(status('old')).toEqual({ at: 'fileless', sent: 630, wasAnother: false });
    gallery.chooseAgain('old', video('intro.mp4'));
    reads[0]?.keep({ durationMs: 1, poster: undefined });
    await vi.waitFor(() => expect(status('old')).toEqual({ at: 'waiting', sent: 630 }));
    expect(store.find('old')).toMatchObject({ url: '/uploads/abc' });
    expect(store.find('old')?.file?.size).toBe(1000);
  });

  it('also resumes when the same file is added again', async () => {
    const { store, gallery, reads, status } = setUp();
    gallery.restore([half]);
    gallery.add('video', [video('intro.mp4')]);
    expect(store.get().uploads).toHaveLength(1);
    reads[0]?.fail(new Error('no codec'));
    await vi.waitFor(() => expect(status('old')?.at).toBe('waiting'));
  });

  it.each([
    ['name', video('intro-2.mp4')],
    ['length', video('intro.mp4', { size: 999 })],
    ['date', video('intro.mp4', { lastModified: 8 })],
  ])('is not gone on with by a file of another %s, and says so', (_what, file) => {
    const { gallery, reads, status } = setUp();
    gallery.restore([half]);
    gallery.chooseAgain('old', file);
    expect(status('old')).toEqual({ at: 'fileless', sent: 630, wasAnother: true });
    expect(reads).toEqual([]);
  });
});
