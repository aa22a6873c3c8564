import { getGallery, type OwnGallery } from '@callboard/contract/people/gallery';
import { api } from '../../../../shared/lib/api.ts';

/** The gallery as its owner sees it. */
export async function getOwnGallery(userId: number): Promise<OwnGallery> {
  const answer = await api(getGallery, { params: { id: userId } });
  if (!('progress' in answer)) throw new Error('This gallery is somebody else’s');
  return answer;
}
