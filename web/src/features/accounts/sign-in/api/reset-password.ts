import { resetPassword } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api.ts';

export const postResetPassword = ({ token, password }: { token: string; password: string }) =>
  api(resetPassword, { query: { token }, body: { password } });
