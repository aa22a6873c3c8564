import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { decodeInTurn, derivePicture } from './derive-picture.ts';
import { createTaking } from './take-uploads.ts';

/** Encoded again from its pixels, so no metadata remains. */
const redraw = async (bytes: Buffer, announced: string): Promise<Buffer> => {
  await checkPicture(bytes, announced);
  return (await decodeInTurn(() => derivePicture(bytes))).full;
};

/** Private pictures, such as documents, that are stored encrypted. */
export const createPrivatePictures = (options: { readonly db: Database; readonly storage: Storage }) =>
  createTaking({ ...options, open: redraw });
export type PrivatePictures = ReturnType<typeof createPrivatePictures>;
