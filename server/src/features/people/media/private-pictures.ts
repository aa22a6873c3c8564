import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { decodeInTurn, derivePicture } from './derive-picture.ts';
import { createTaking } from './take-uploads.ts';

/** Drawn anew from its pixels, so that nothing else comes along. */
const redraw = async (bytes: Buffer, announced: string): Promise<Buffer> => {
  await checkPicture(bytes, announced);
  return (await decodeInTurn(() => derivePicture(bytes))).full;
};

/** Pictures that are not for showing: only who keeps them ever opens them. */
export const createPrivatePictures = (options: { readonly db: Database; readonly storage: Storage }) =>
  createTaking({ ...options, open: redraw });
export type PrivatePictures = ReturnType<typeof createPrivatePictures>;
