import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { createUploadConsumer } from './consume-uploads.ts';
import { decodeQueue, derivePicture } from './derive-picture.ts';

/** Encoded again from its pixels, so no metadata remains. */
const reencode = async (bytes: Buffer, announced: string): Promise<Buffer> => {
  await checkPicture(bytes, announced);
  return (await decodeQueue(() => derivePicture(bytes))).full;
};

/** Private pictures, such as documents, that are stored encrypted. */
export const createPrivatePictures = (options: { readonly db: Database; readonly storage: Storage }) =>
  createUploadConsumer({ ...options, open: reencode });
export type PrivatePictures = ReturnType<typeof createPrivatePictures>;
