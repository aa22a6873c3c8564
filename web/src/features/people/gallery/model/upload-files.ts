import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { PendingPhotos } from './pending-photos.ts';
import { createUploadRecorder } from './record-uploads.ts';
import type { Reorder } from './reorder.ts';
import type { SaveQueue } from './save-queue.ts';
import type { Arrival, Upload } from './upload.ts';
import { createUploadQueue, type Run } from './upload-queue.ts';

/** The server deletes photos that are not recorded within an hour, videos within a day. */
export const arrivalValidMs = { photo: 55 * 60_000, video: 23 * 3_600_000, audio: 23 * 3_600_000 } as const;

interface UploadOptions {
  readonly store: GalleryStore;
  readonly saveQueue: SaveQueue;
  readonly reorder: Pick<Reorder, 'syncOrder'>;
  readonly connection: Connection;
  readonly sendPhoto: (upload: Upload, run: Run) => Promise<Arrival>;
  readonly sendReel: (upload: Upload, run: Run) => Promise<Arrival>;
  readonly pending: Pick<PendingPhotos, 'keep'>;
  readonly onOriginalKept: () => void;
  /** Its stored data can be deleted. */
  readonly onDone: (upload: Upload, how: 'recorded' | 'cancelled') => void;
  readonly now: () => number;
}

/** Takes files from waiting to recorded: three photos and one video at a time. */
export function createUploads(options: UploadOptions) {
  const { store, saveQueue, reorder, connection, pending, onDone, now } = options;

  const finish = (upload: Upload, how: 'recorded' | 'cancelled') => {
    onDone(upload, how);
    reorder.syncOrder(upload.kind);
  };
  const recorder = createUploadRecorder({
    store,
    saveQueue,
    onStalled: (upload) => queueOf(upload).stall(upload),
    onOriginalKept: options.onOriginalKept,
    onRecorded: (upload) => finish(upload, 'recorded'),
  });
  const onArrived = (key: string) => {
    const upload = store.find(key);
    if (upload?.kind === 'photo') void pending.keep(upload);
    recorder.record();
  };
  const shared = { store, connection, onArrived };
  const photos = createUploadQueue({ ...shared, kinds: ['photo'], limit: 3, send: options.sendPhoto });
  const reels = createUploadQueue({ ...shared, kinds: ['video', 'audio'], limit: 1, send: options.sendReel });
  const queueOf = ({ kind }: Upload) => (kind === 'photo' ? photos : reels);

  const withUpload = (use: (upload: Upload) => void) => (key: string) => {
    const upload = store.find(key);
    if (upload) use(upload);
  };

  return {
    photos,
    reels,
    pause: withUpload((upload) => queueOf(upload).pause(upload.key)),
    /** After a pause or a failure. */
    resume: withUpload((upload) => {
      const { key, kind, arrival } = upload;
      if (arrival && now() - arrival.at > arrivalValidMs[kind]) {
        store.changeUpload(key, { arrival: undefined, url: undefined });
      }
      queueOf(upload).resume(key);
    }),
    cancel: withUpload((upload) => {
      queueOf(upload).stop(upload.key);
      store.dropUpload(upload.key);
      finish(upload, 'cancelled');
    }),
    end(): void {
      photos.end();
      reels.end();
    },
  };
}
