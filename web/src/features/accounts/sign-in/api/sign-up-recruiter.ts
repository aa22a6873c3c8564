import { signUpRecruiter } from '@callboard/contract/accounts/sign-up';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export const postRecruiter = (body: Arguments<typeof signUpRecruiter>['body']) =>
  api(signUpRecruiter, { body });
