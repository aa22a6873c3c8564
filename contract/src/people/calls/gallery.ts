// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../gallery.ts';

export const saveGallery: Call<typeof from.saveGallery> = { method: 'POST', path: '/v1/image-upload' };
export const getGallery: Call<typeof from.getGallery> = { method: 'GET', path: '/v1/image-upload/{id}' };
