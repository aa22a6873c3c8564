import { sendNewUserCode } from '@callboard/contract/accounts/contact-codes';
import { api } from '../../../../shared/lib/api.ts';

export const postNewUserCode = (mobile: string) => api(sendNewUserCode, { body: { mobile } });
