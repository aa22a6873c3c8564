// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as endpoints from '../../talent-profiles/views.ts';

export const getTalent: Call<typeof endpoints.getTalent> = { method: 'GET', path: '/v1/user/get-talenter/{id}' };
export const getTalentWithoutContact: Call<typeof endpoints.getTalentWithoutContact> = { method: 'GET', path: '/v1/user/without/{id}' };
export const getTalentAsGuest: Call<typeof endpoints.getTalentAsGuest> = { method: 'GET', path: '/v1/user/guest/{id}' };
export const getGalleryAndPastWork: Call<typeof endpoints.getGalleryAndPastWork> = { method: 'GET', path: '/v1/user/find-talents/gallary-pastwork/{id}' };
