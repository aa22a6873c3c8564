import type { OwnGalleryItem } from '@callboard/contract/people/gallery';

/** The largest there is of a photo, as a file. Its address is signed: no token goes along. */
export async function getPicture(
  { full_url, file_url }: Pick<OwnGalleryItem, 'full_url' | 'file_url'>,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(full_url ?? file_url, { signal });
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return response.blob();
}
