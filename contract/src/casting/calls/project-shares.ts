// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../project-shares.ts';

export const shareProject: Call<typeof endpoints.shareProject> = { method: 'POST', path: '/v1/share-project-details/createshareproject' };
export const answerShare: Call<typeof endpoints.answerShare> = { method: 'PATCH', path: '/v1/share-project-details/{id}' };
export const listShares: Call<typeof endpoints.listShares> = { method: 'GET', path: '/v1/share-project-details' };
export const openSharedProject: Call<typeof endpoints.openSharedProject> = { method: 'POST', path: '/v1/recruiter-project/clickopenprojectsbyid' };
export const getSharedProject: Call<typeof endpoints.getSharedProject> = { method: 'GET', path: '/v1/share-project-details/get-details/recruiter-character-project-Id' };
