import { unlockTalent } from '@callboard/contract/casting/unlocking';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

/** Charged once, however often it is sent. */
export const sendUnlock = (body: Arguments<typeof unlockTalent>['body']) => api(unlockTalent, { body });
