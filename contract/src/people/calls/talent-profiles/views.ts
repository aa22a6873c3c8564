// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as from from '../../talent-profiles/views.ts';

export const getTalent: Call<typeof from.getTalent> = { method: 'GET', path: '/v1/user/get-talenter/{id}' };
export const getTalentWithoutContact: Call<typeof from.getTalentWithoutContact> = { method: 'GET', path: '/v1/user/without/{id}' };
export const getTalentAsGuest: Call<typeof from.getTalentAsGuest> = { method: 'GET', path: '/v1/user/guest/{id}' };
export const getGalleryAndPastWork: Call<typeof from.getGalleryAndPastWork> = { method: 'GET', path: '/v1/user/find-talents/gallary-pastwork/{id}' };
