// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../gallery.ts';

export const saveGallery: Call<typeof endpoints.saveGallery> = { method: 'POST', path: '/v1/image-upload' };
export const getGallery: Call<typeof endpoints.getGallery> = { method: 'GET', path: '/v1/image-upload/{id}' };
