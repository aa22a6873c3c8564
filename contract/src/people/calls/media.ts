// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../media.ts';

export const signPhotoUploads: Call<typeof endpoints.signPhotoUploads> = { method: 'POST', path: '/v1/generate-presigned-url/photo' };
export const changeTalentIcon: Call<typeof endpoints.changeTalentIcon> = { method: 'PATCH', path: '/v1/talenter/Edit-profile-image/{id}' };
