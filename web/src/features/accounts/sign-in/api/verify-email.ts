import { verifyEmail } from '@callboard/contract/accounts/sign-in';
import { api } from '../../../../shared/lib/api.ts';

export const postVerifyEmail = (token: string) => api(verifyEmail, { query: { token } });
