import { sendEmailToTalent } from '@callboard/contract/casting/unlocking';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

/** Goes out once for each client_id, however often it is sent. */
export const sendLetter = (body: Arguments<typeof sendEmailToTalent>['body']) =>
  api(sendEmailToTalent, { body });
