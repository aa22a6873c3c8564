import type { Arguments } from '@callboard/contract/endpoint';
import { signUpRecruiter } from '@callboard/contract/sign-up';
import { api } from '../../../shared/lib/api.ts';

export const postRecruiter = (body: Arguments<typeof signUpRecruiter>['body']) =>
  api(signUpRecruiter, { body });
