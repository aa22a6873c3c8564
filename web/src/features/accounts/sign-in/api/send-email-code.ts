import { sendEmailCode } from '@callboard/contract/accounts/contact-codes';
import { api } from '../../../../shared/lib/api.ts';

export const postEmailCode = (email: string) => api(sendEmailCode, { body: { email } });
