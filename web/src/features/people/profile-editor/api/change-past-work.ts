import { changePastWork as endpoint } from '@callboard/contract/people/profile-editor/past-work';
import { api } from '../../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const changePastWork = (id: number, change: unknown) =>
  api(endpoint, { params: { id }, body: endpoint.body.parse(change) }, patience());
