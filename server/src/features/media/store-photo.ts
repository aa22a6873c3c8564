import { type DerivedPhoto, derivePhoto, type EncodingOptions } from '../../platform/images/derive-photo.ts';
import { makeKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const webp = 'image/webp';

/** Bytes that cannot be decoded as a picture, or hold more pixels than we take. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

const putAll = async (storage: Storage, files: readonly (readonly [string, Buffer, string])[]) => {
  const results = await Promise.allSettled(files.map((file) => storage.put(...file)));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  await Promise.allSettled(files.map(([key]) => storage.remove(key)));
  throw failed.reason;
};

/** Keeps a picture with its three sizes and answers what the media_asset row needs to know of it. */
export async function storePhoto(storage: Storage, original: Buffer, encoding: EncodingOptions = {}) {
  const photo: DerivedPhoto = await derivePhoto(original, encoding).catch((error) => {
    throw new UnreadablePictureError('The picture cannot be decoded', { cause: error });
  });
  const keys = {
    original_key: makeKey('originals', 'bin'),
    card_key: makeKey('media', 'webp'),
    page_key: makeKey('media', 'webp'),
    full_key: makeKey('media', 'webp'),
  };
  await putAll(storage, [
    [keys.original_key, original, 'application/octet-stream'],
    [keys.card_key, photo.card, webp],
    [keys.page_key, photo.page, webp],
    [keys.full_key, photo.full, webp],
  ]);
  return {
    ...keys,
    content_type: webp,
    bytes: original.length,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
  };
}

export type StoredPhoto = Awaited<ReturnType<typeof storePhoto>>;

export const filesOf = (photo: Pick<StoredPhoto, 'original_key' | 'card_key' | 'page_key' | 'full_key'>) => [
  photo.original_key,
  photo.card_key,
  photo.page_key,
  photo.full_key,
];
