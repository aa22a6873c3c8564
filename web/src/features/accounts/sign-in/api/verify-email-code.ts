import { verifyEmailCode } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export const postEmailCodeCheck = (body: Arguments<typeof verifyEmailCode>['body']) =>
  api(verifyEmailCode, { body });
