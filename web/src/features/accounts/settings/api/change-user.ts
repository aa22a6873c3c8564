import { changeUser } from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api/client.ts';

export type UserChange = Arguments<typeof changeUser>['body'];

export const sendUserChange = (id: number, body: UserChange) => api(changeUser, { params: { id }, body });
