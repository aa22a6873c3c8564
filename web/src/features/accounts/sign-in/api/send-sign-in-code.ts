import { sendSignInCode } from '@callboard/contract/accounts/sign-in';
import { api } from '../../../../shared/lib/api.ts';

export const postSignInCode = (mobile: string) => api(sendSignInCode, { body: { mobile } });
