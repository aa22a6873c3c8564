import { forgotPassword } from '@callboard/contract/accounts/sign-in';
import { api } from '../../../../shared/lib/api.ts';

export const postForgotPassword = (email: string) => api(forgotPassword, { body: { email } });
