import type { Arguments } from '@callboard/contract/endpoint';
import { saveGallery } from '@callboard/contract/people/gallery';
import { api } from '../../../../shared/lib/api.ts';

export type GalleryChange = Arguments<typeof saveGallery>['body'];

/** Sent to its end even when the page is left: a caption written last is a caption. */
export const sendGalleryChange = (body: GalleryChange) => api(saveGallery, { body }, { keepalive: true });
