// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../my-jobs.ts';

export const getMyJobs: Call<typeof endpoints.getMyJobs> = { method: 'GET', path: '/v1/share-project-details/project-list' };
