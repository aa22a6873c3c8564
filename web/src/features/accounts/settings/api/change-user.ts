import { changeUser } from '@callboard/contract/accounts/user';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export type UserChange = Arguments<typeof changeUser>['body'];

export const sendUserChange = (id: number, body: UserChange) => api(changeUser, { params: { id }, body });
