import { askForDays } from '@callboard/contract/casting/availability-checks';
import { api } from '../../../../shared/lib/api.ts';
import type { AskedDays } from '../model/asked-days.ts';

/** Asking twice about the same days is asking once. */
export const askTalent = (talentId: number, { from, to }: AskedDays) =>
  api(askForDays, { body: { talentId, start_date: from, end_date: to } });
