import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkDocument } from './check-document.ts';
import { checkPicture } from './check-picture.ts';
import { createUploadConsumer } from './consume-uploads.ts';
import { decodeQueue, derivePicture } from './derive-picture.ts';
import { mediaErrors, RejectedFileError } from './media-errors.ts';

/** Encoded again from its pixels, so no metadata remains. */
const reencode = async (bytes: Buffer, announced: string): Promise<Buffer> => {
  await checkPicture(bytes, announced);
  return (await decodeQueue(() => derivePicture(bytes))).full;
};

/** Readers run or open these by themselves. A company document is small: its bytes are searched. */
const activeParts = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/;

/** A PDF is kept as it is. */
const checkPdf = (bytes: Buffer): Buffer => {
  checkDocument(bytes, 'application/pdf');
  if (activeParts.test(bytes.toString('latin1'))) throw new RejectedFileError(mediaErrors.activePdf);
  return bytes;
};

/** Company documents: photos, or a PDF, by what is in the file. */
export const createPrivateDocuments = (options: { readonly db: Database; readonly storage: Storage }) =>
  createUploadConsumer({
    ...options,
    open: async (bytes: Buffer, announced: string) =>
      announced === 'application/pdf' ? checkPdf(bytes) : reencode(bytes, announced),
  });

/** Private pictures, such as documents, that are stored encrypted. */
export const createPrivatePictures = (options: { readonly db: Database; readonly storage: Storage }) =>
  createUploadConsumer({ ...options, open: reencode });
export type PrivateDocuments = ReturnType<typeof createPrivateDocuments>;
export type PrivatePictures = ReturnType<typeof createPrivatePictures>;
