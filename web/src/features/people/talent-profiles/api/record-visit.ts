import { recordView } from '@callboard/contract/people/dashboard';
import { api } from '../../../../shared/lib/api.ts';

/** The talent reads in the dashboard who has looked. */
export const recordVisit = (talentId: number): Promise<unknown> => api(recordView, { body: { talentId } });
