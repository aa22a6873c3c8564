import { signInWithCode } from '@callboard/contract/accounts/sign-in';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export const postSignInWithCode = (body: Arguments<typeof signInWithCode>['body']) =>
  api(signInWithCode, { body });
