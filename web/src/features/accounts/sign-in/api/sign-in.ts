import { login } from '@callboard/contract/accounts/sign-in';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export const postSignIn = (body: Arguments<typeof login>['body']) => api(login, { body });
