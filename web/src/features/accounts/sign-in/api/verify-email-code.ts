import { verifyEmailCode } from '@callboard/contract/accounts/contact-codes';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export const postEmailCodeCheck = (body: Arguments<typeof verifyEmailCode>['body']) =>
  api(verifyEmailCode, { body });
