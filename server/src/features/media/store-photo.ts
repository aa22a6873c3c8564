import { derivePhoto, type EncodingOptions } from '../../platform/images/derive-photo.ts';
import { makeKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const webp = 'image/webp';

/** Keeps a picture with its three sizes and answers what the media_asset row needs to know of it. */
export async function storePhoto(storage: Storage, original: Buffer, encoding: EncodingOptions = {}) {
  const photo = await derivePhoto(original, encoding);
  const keys = {
    original_key: makeKey('originals', 'bin'),
    card_key: makeKey('media', 'webp'),
    page_key: makeKey('media', 'webp'),
    full_key: makeKey('media', 'webp'),
  };
  await Promise.all([
    storage.put(keys.original_key, original, 'application/octet-stream'),
    storage.put(keys.card_key, photo.card, webp),
    storage.put(keys.page_key, photo.page, webp),
    storage.put(keys.full_key, photo.full, webp),
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
