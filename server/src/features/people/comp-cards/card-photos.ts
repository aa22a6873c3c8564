import { readPhoto } from '../../../platform/sheets/photo.ts';
import type { Photo } from '../../../platform/sheets/sheet.ts';
import { NoSuchKeyError, type Storage } from '../../../platform/storage/storage.ts';

interface PhotoKeys {
  readonly page_key: string | null;
  readonly full_key: string | null;
}

/** The large size for the cover, the usual one for the others. */
export const keysToDraw = (photos: readonly PhotoKeys[]): string[] =>
  photos.flatMap(({ page_key, full_key }, at) => {
    const key = at === 0 ? (full_key ?? page_key) : (page_key ?? full_key);
    return key === null ? [] : [key];
  });

/** A photo that is missing or cannot be opened is left out; a storage error is thrown. */
export async function readPhotos(
  storage: Pick<Storage, 'read'>,
  keys: readonly string[],
  { cover, others }: Record<'cover' | 'others', number>,
): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const [at, key] of keys.entries()) {
    const bytes = await storage.read(key).catch((error: unknown) => {
      if (error instanceof NoSuchKeyError) return undefined;
      throw error;
    });
    const photo = bytes && (await readPhoto(bytes, at === 0 ? cover : others).catch(() => undefined));
    if (photo) photos.push(photo);
  }
  return photos;
}
