import { resetPassword } from '@callboard/contract/accounts/sign-in';
import { api } from '../../../../shared/lib/api.ts';

export const postResetPassword = ({ token, password }: { token: string; password: string }) =>
  api(resetPassword, { query: { token }, body: { password } });
