import { sortFiles, typeOf } from './file-rules.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { ReelFacts } from './read-reel.ts';
import type { Reorder } from './reorder.ts';
import { countOf, tilesOf } from './tiles.ts';
import type { UnfinishedReel } from './unfinished-reels.ts';
import { isSameFile, sentOf, type Upload } from './upload.ts';
import type { UploadQueue } from './upload-queue.ts';

type ReelKind = 'video' | 'audio';

interface ReelAdderOptions {
  readonly store: GalleryStore;
  readonly reorder: Pick<Reorder, 'pin'>;
  readonly queue: Pick<UploadQueue, 'start'>;
  readonly readReel: (kind: ReelKind, file: Blob) => Promise<ReelFacts>;
  readonly showPoster: (poster: Blob) => string;
  readonly newKey: () => string;
}

/**
 * Adds videos and recordings: checked first, then uploaded in pieces, and resumed when the same file is
 * chosen again.
 */
export function createReelAdder(options: ReelAdderOptions) {
  const { store, reorder, queue, readReel, showPoster, newKey } = options;

  const queueUpload = (key: string) => {
    const upload = store.find(key);
    if (!upload) return;
    store.changeUpload(key, { status: { at: 'waiting', sent: sentOf(upload) } });
    queue.start();
  };

  const check = async (kind: ReelKind, key: string, file: Blob, sent: number) => {
    try {
      const { durationMs, poster } = await readReel(kind, file);
      const preview = poster && showPoster(poster);
      store.changeUpload(key, { durationMs, poster, preview, status: { at: 'waiting', sent } });
      queue.start();
    } catch {
      // A partly uploaded file was confirmed before.
      if (sent > 0) store.changeUpload(key, { status: { at: 'waiting', sent } });
      else store.changeUpload(key, { status: { at: 'asking' } });
      queue.start();
    }
  };

  const resumeWith = (upload: Upload, kind: ReelKind, file: File) => {
    const typedFile = file.slice(0, file.size, typeOf(kind, file));
    const sent = sentOf(upload);
    store.changeUpload(upload.key, { file: typedFile, status: { at: 'checking' } });
    void check(kind, upload.key, typedFile, sent);
  };

  const findFileless = (file: File): Upload | undefined =>
    store.get().uploads.find((upload) => upload.status.at === 'fileless' && isSameFile(upload, file));

  const startUpload = (kind: ReelKind, file: File): Upload => {
    const { name, size, lastModified } = file;
    const typedFile = file.slice(0, size, typeOf(kind, file));
    return { key: newKey(), kind, name, size, lastModified, file: typedFile, status: { at: 'checking' } };
  };

  return {
    add(kind: ReelKind, files: readonly File[]): void {
      const known = files.flatMap((file) => findFileless(file) ?? []);
      for (const file of files) {
        const upload = findFileless(file);
        if (upload) resumeWith(upload, kind, file);
      }
      const others = files.filter((file) => !known.some((upload) => isSameFile(upload, file)));
      const currentUploads = store.get().uploads.filter((upload) => upload.kind === kind);
      const count = countOf(tilesOf(kind, store.get()));
      const { toUpload, leftOut } = sortFiles(kind, others, { count, currentUploads });
      store.change({ leftOut: { ...store.get().leftOut, [kind]: leftOut } });
      const uploads = toUpload.map((file) => startUpload(kind, file));
      store.change({ uploads: [...store.get().uploads, ...uploads] });
      reorder.pin(kind);
      for (const { key, file } of uploads) if (file) void check(kind, key, file, 0);
    },

    /** The file of an upload that was started before a reload. */
    chooseAgain(key: string, file: File): void {
      const upload = store.find(key);
      if (!upload || upload.kind === 'photo') return;
      if (isSameFile(upload, file)) resumeWith(upload, upload.kind, file);
      else store.changeUpload(key, { status: { at: 'fileless', sent: sentOf(upload), wasAnother: true } });
    },

    sendAnyway: queueUpload,

    restore(reels: readonly UnfinishedReel[]): void {
      const uploads = reels.map(
        ({ key, kind, name, size, lastModified, url, sent }): Upload => ({
          key,
          kind,
          name,
          size,
          lastModified,
          url,
          status: { at: 'fileless', sent, wasAnother: false },
        }),
      );
      store.change({ uploads: [...store.get().uploads, ...uploads] });
    },
  };
}
