import { addPastWork as endpoint } from '@callboard/contract/people/profile-editor/past-work';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

/** Sent twice with the same `client_id` it is added once. */
export const addPastWork = (work: unknown) => api(endpoint, { body: endpoint.body.parse(work) }, patience());
