import { saveBody as endpoint } from '@callboard/contract/people/profile-editor/body';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const saveBody = (change: unknown) => api(endpoint, { body: endpoint.body.parse(change) }, patience());
