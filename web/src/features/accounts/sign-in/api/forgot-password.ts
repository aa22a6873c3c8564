import { forgotPassword } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postForgotPassword = (email: string) => api(forgotPassword, { body: { email } });
