import { signInWithCode } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export const postSignInWithCode = (body: Arguments<typeof signInWithCode>['body']) =>
  api(signInWithCode, { body });
