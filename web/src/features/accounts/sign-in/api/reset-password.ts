import { resetPassword } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postResetPassword = ({ token, password }: { token: string; password: string }) =>
  api(resetPassword, { query: { token }, body: { password } });
