import { register } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export const postRegister = (body: Arguments<typeof register>['body']) => api(register, { body });
