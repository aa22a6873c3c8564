import { sendNewUserCode } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postNewUserCode = (mobile: string) => api(sendNewUserCode, { body: { mobile } });
