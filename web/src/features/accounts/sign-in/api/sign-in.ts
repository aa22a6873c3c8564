import { login } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export const postSignIn = (body: Arguments<typeof login>['body']) => api(login, { body });
