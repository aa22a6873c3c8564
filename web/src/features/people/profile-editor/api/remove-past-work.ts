import { removePastWork as endpoint } from '@callboard/contract/people/profile-editor/past-work';
import { api } from '../../../../shared/lib/api.ts';
import { readTrouble } from '../../../../shared/lib/trouble.ts';
import { patience } from './patience.ts';

/** What another tab has removed already is removed. */
export const removePastWork = (id: number) =>
  api(endpoint, { body: { id } }, patience()).catch((error: unknown) => {
    if (readTrouble(error).code !== 'NOT_FOUND') throw error;
  });
