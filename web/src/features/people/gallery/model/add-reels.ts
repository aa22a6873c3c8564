import type { Arranging } from './arranging.ts';
import { sortOut, typeOf } from './file-rules.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { ReelFacts } from './read-reel.ts';
import { countOf, tilesOf } from './tiles.ts';
import type { UnfinishedReel } from './unfinished-reels.ts';
import { isSameFile, sentOf, type Upload } from './upload.ts';
import type { UploadQueue } from './upload-queue.ts';

type ReelKind = 'video' | 'audio';

interface ReelAdderParts {
  readonly store: GalleryStore;
  readonly arranging: Pick<Arranging, 'pin'>;
  readonly queue: Pick<UploadQueue, 'start'>;
  readonly readReel: (kind: ReelKind, file: Blob) => Promise<ReelFacts>;
  readonly showPoster: (poster: Blob) => string;
  readonly newKey: () => string;
}

/**
 * Adds videos and recordings: checked first, then uploaded in pieces, and resumed when the same file is
 * chosen again.
 */
export function createReelAdder(parts: ReelAdderParts) {
  const { store, arranging, queue, readReel, showPoster, newKey } = parts;

  const wait = (key: string) => {
    const upload = store.find(key);
    if (!upload) return;
    store.changeUpload(key, { step: { at: 'waiting', sent: sentOf(upload) } });
    queue.start();
  };

  const check = async (kind: ReelKind, key: string, file: Blob, sent: number) => {
    try {
      const { durationMs, poster } = await readReel(kind, file);
      const preview = poster && showPoster(poster);
      store.changeUpload(key, { durationMs, poster, preview, step: { at: 'waiting', sent } });
      queue.start();
    } catch {
      // A partly uploaded file was confirmed before.
      if (sent > 0) store.changeUpload(key, { step: { at: 'waiting', sent } });
      else store.changeUpload(key, { step: { at: 'asking' } });
      queue.start();
    }
  };

  const goOnWith = (upload: Upload, kind: ReelKind, file: File) => {
    const typed = file.slice(0, file.size, typeOf(kind, file));
    const sent = sentOf(upload);
    store.changeUpload(upload.key, { file: typed, step: { at: 'checking' } });
    void check(kind, upload.key, typed, sent);
  };

  const filelessOf = (file: File): Upload | undefined =>
    store.get().uploads.find((upload) => upload.step.at === 'fileless' && isSameFile(upload, file));

  const begin = (kind: ReelKind, file: File): Upload => {
    const { name, size, lastModified } = file;
    const typed = file.slice(0, size, typeOf(kind, file));
    return { key: newKey(), kind, name, size, lastModified, file: typed, step: { at: 'checking' } };
  };

  return {
    add(kind: ReelKind, files: readonly File[]): void {
      const known = files.flatMap((file) => filelessOf(file) ?? []);
      for (const file of files) {
        const upload = filelessOf(file);
        if (upload) goOnWith(upload, kind, file);
      }
      const others = files.filter((file) => !known.some((upload) => isSameFile(upload, file)));
      const onTheWay = store.get().uploads.filter((upload) => upload.kind === kind);
      const count = countOf(tilesOf(kind, store.get()));
      const { taken, leftOut } = sortOut(kind, others, { count, onTheWay });
      store.change({ leftOut: { ...store.get().leftOut, [kind]: leftOut } });
      const uploads = taken.map((file) => begin(kind, file));
      store.change({ uploads: [...store.get().uploads, ...uploads] });
      arranging.pin(kind);
      for (const { key, file } of uploads) if (file) void check(kind, key, file, 0);
    },

    /** The file of an upload that was started before a reload. */
    chooseAgain(key: string, file: File): void {
      const upload = store.find(key);
      if (!upload || upload.kind === 'photo') return;
      if (isSameFile(upload, file)) goOnWith(upload, upload.kind, file);
      else store.changeUpload(key, { step: { at: 'fileless', sent: sentOf(upload), wasAnother: true } });
    },

    sendAnyway: wait,

    takeOver(reels: readonly UnfinishedReel[]): void {
      const uploads = reels.map(
        ({ key, kind, name, size, lastModified, url, sent }): Upload => ({
          key,
          kind,
          name,
          size,
          lastModified,
          url,
          step: { at: 'fileless', sent, wasAnother: false },
        }),
      );
      store.change({ uploads: [...store.get().uploads, ...uploads] });
    },
  };
}
