import type { Arguments } from '@callboard/contract/endpoint';
import { getGallery, saveGallery } from '@callboard/contract/people/calls';
import type { OwnGallery, OwnGalleryItem } from '@callboard/contract/people/gallery';
import { api } from '../../../shared/lib/api/client.ts';
import { authorisedFetch } from '../../../shared/lib/session/index.ts';

/** How many bytes of an upload the server has; undefined when it does not know this URL. */
export async function getReelOffset(url: string): Promise<number | undefined> {
  const response = await authorisedFetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  if (response.status === 404 || response.status === 410) return undefined;
  const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
  if (!response.ok || Number.isNaN(offset)) throw new Error(`The upload request returned ${response.status}`);
  return offset;
}

/** The gallery as its owner sees it. */
export async function getOwnGallery(userId: number): Promise<OwnGallery> {
  const answer = await api(getGallery, { params: { id: userId } });
  if (!('progress' in answer)) throw new Error('This gallery belongs to another account');
  return answer;
}

/** The largest size of a photo as a file. Its URL is signed, so no token is sent. */
export async function getPicture(
  { full_url, file_url }: Pick<OwnGalleryItem, 'full_url' | 'file_url'>,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(full_url ?? file_url, { signal });
  if (!response.ok) throw new Error(`The picture request returned ${response.status}`);
  return response.blob();
}

export type GalleryChange = Arguments<typeof saveGallery>['body'];

/** Keepalive, so a caption typed last is saved even when the page is left. */
export const sendGalleryChange = (body: GalleryChange) => api(saveGallery, { body }, { keepalive: true });
