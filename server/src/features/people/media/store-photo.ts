import type { DerivedPhoto, EncodingOptions } from '../../../platform/images/derive-photo.ts';
import { makeKey, makeKeyBeside } from '../../../platform/storage/keys.ts';
import { KeyTakenError, type Storage } from '../../../platform/storage/storage.ts';
import { derivePicture } from './derive-picture.ts';

const webp = 'image/webp';

/** The sizes are stored next to the original, with derived names. */
export const sizeKeysOf = (originalKey: string) => ({
  card_key: makeKeyBeside(originalKey, 'media', 'card', 'webp'),
  page_key: makeKeyBeside(originalKey, 'media', 'page', 'webp'),
  full_key: makeKeyBeside(originalKey, 'media', 'full', 'webp'),
});

/** An existing file was stored by an earlier try from the same bytes. */
export const putOnce = async (put: Promise<void>) => {
  await put.catch((error) => {
    if (!(error instanceof KeyTakenError)) throw error;
  });
};

/** Stores the three sizes and returns their columns. */
export async function putSizes(storage: Storage, originalKey: string, photo: DerivedPhoto) {
  const keys = sizeKeysOf(originalKey);
  await putOnce(storage.put(keys.card_key, photo.card, webp));
  await putOnce(storage.put(keys.page_key, photo.page, webp));
  await putOnce(storage.put(keys.full_key, photo.full, webp));
  const stored_bytes = photo.card.length + photo.page.length + photo.full.length;
  return { ...keys, stored_bytes, placeholder: photo.placeholder };
}

/** Stores a picture and its sizes. */
export async function putPhoto(storage: Storage, originalKey: string, original: Buffer, photo: DerivedPhoto) {
  await putOnce(storage.put(originalKey, original, 'application/octet-stream'));
  const sizes = await putSizes(storage, originalKey, photo);
  return {
    original_key: originalKey,
    ...sizes,
    stored_bytes: original.length + sizes.stored_bytes,
    content_type: webp,
    bytes: original.length,
    width: photo.width,
    height: photo.height,
  };
}

export type StoredPhoto = Awaited<ReturnType<typeof putPhoto>>;

export const makeOriginalKey = () => makeKey('originals', 'bin');

/** Stores a picture with its three sizes and returns the columns of its media_asset row. */
export async function storePhoto(
  storage: Storage,
  original: Buffer,
  encoding: EncodingOptions = {},
): Promise<StoredPhoto> {
  const photo = await derivePicture(original, encoding);
  const originalKey = makeOriginalKey();
  try {
    return await putPhoto(storage, originalKey, original, photo);
  } catch (error) {
    const keys = [originalKey, ...Object.values(sizeKeysOf(originalKey))];
    await Promise.allSettled(keys.map((key) => storage.remove(key)));
    throw error;
  }
}

export const filesOf = (photo: Pick<StoredPhoto, 'original_key' | 'card_key' | 'page_key' | 'full_key'>) => [
  photo.original_key,
  photo.card_key,
  photo.page_key,
  photo.full_key,
];
