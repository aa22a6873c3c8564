import { removePastWork as endpoint } from '@callboard/contract/past-work';
import { api } from '../../../shared/lib/api.ts';
import { patience } from './patience.ts';

export const removePastWork = (id: number) => api(endpoint, { body: { id } }, patience());
