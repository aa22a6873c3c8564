import { recordView } from '@callboard/contract/people/calls';
import { api } from '../../../../shared/lib/api/client.ts';

/** The talent reads in the dashboard who has looked. */
export const recordVisit = (talentId: number): Promise<unknown> => api(recordView, { body: { talentId } });
