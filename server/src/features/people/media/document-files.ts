import { maxDocumentBytes } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkDocument } from './check-document.ts';
import { checkPicture } from './check-picture.ts';
import { createUploadConsumer } from './consume-uploads.ts';
import { decodeQueue, derivePicture } from './derive-picture.ts';
import { mediaErrors, RejectedFileError } from './media-errors.ts';
import { readPdf } from './pdf-thread.ts';
import type { Resumable } from './resumable/resumable.service.ts';
import { toKey } from './resumable/upload-name.ts';
import { findUpload } from './uploads.queries.ts';

/** Checked by its bytes, and without camera metadata. */
export interface CheckedDocument {
  readonly contentType: string;
  readonly bytes: Buffer;
}

interface DocumentFilesOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly resumable: Pick<Resumable, 'finishIfComplete'>;
}

/** Long enough that a picture of a page stays readable; it is encoded again from its pixels. */
const openPicture = async (bytes: Buffer, announced: string): Promise<CheckedDocument> => {
  await checkPicture(bytes, announced, maxDocumentBytes);
  const { full } = await decodeQueue(() => derivePicture(bytes));
  return { contentType: 'image/webp', bytes: full };
};

/** Every PDF must be one that can be marked with the name of who reads it. */
const openPdf = async (bytes: Buffer): Promise<CheckedDocument> => {
  checkDocument(bytes, 'application/pdf');
  const { fault } = await readPdf(bytes);
  if (fault) throw new RejectedFileError(mediaErrors[fault]);
  return { contentType: 'application/pdf', bytes };
};

const open = async (bytes: Buffer, announced: string): Promise<CheckedDocument> => {
  if (announced.startsWith('image/')) return openPicture(bytes, announced);
  if (announced === 'application/pdf') return openPdf(bytes);
  checkDocument(bytes, announced);
  return { contentType: announced, bytes };
};

/** Documents out of quarantine. An upload that was refused is gone, any other can be named again. */
export function createDocumentFiles({ db, storage, resumable }: DocumentFilesOptions) {
  const consumer = createUploadConsumer({
    db,
    storage,
    open,
    most: { bytes: maxDocumentBytes, error: mediaErrors.documentTooLarge },
    arrive: async (ownerId, key) => {
      const upload = await findUpload(db, { key, ownerId });
      if (upload?.resumable) await resumable.finishIfComplete(upload);
    },
    assertFree: async (ownerId, key) => {
      const upload = await findUpload(db, { key, ownerId });
      if (upload && !upload.is_free)
        throw new ProblemError('UNAVAILABLE', { detail: mediaErrors.saving, retryAfterSeconds: 2 });
    },
  });
  return {
    /** Callers send the last part of an upload's address. */
    keyOf: toKey,
    take: <R>(ownerId: number, key: string, keep: (file: CheckedDocument) => Promise<R>): Promise<R> =>
      consumer.take(ownerId, new Map([['file_key', key]]), async (files) => {
        const file = files.get('file_key');
        if (!file) throw new Error('Taking one upload returned nothing');
        return keep(file);
      }),
  };
}
export type DocumentFiles = ReturnType<typeof createDocumentFiles>;
