// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../media.ts';

export const signPhotoUploads: Call<typeof from.signPhotoUploads> = { method: 'POST', path: '/v1/generate-presigned-url/photo' };
export const changeTalentIcon: Call<typeof from.changeTalentIcon> = { method: 'PATCH', path: '/v1/talenter/Edit-profile-image/{id}' };
