import { register } from '@callboard/contract/accounts/sign-in';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export const postRegister = (body: Arguments<typeof register>['body']) => api(register, { body });
