import { sendEmailCode } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postEmailCode = (email: string) => api(sendEmailCode, { body: { email } });
