import { sendSignInCode } from '@callboard/contract/accounts/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const postSignInCode = (mobile: string) => api(sendSignInCode, { body: { mobile } });
