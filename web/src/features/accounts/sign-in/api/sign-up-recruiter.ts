import { signUpRecruiter } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export const postRecruiter = (body: Arguments<typeof signUpRecruiter>['body']) =>
  api(signUpRecruiter, { body });
