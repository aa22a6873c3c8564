import { verifyEmail } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postVerifyEmail = (token: string) => api(verifyEmail, { query: { token } });
