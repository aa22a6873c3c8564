import { closeUser } from '@callboard/contract/accounts/user';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export type Closing = Arguments<typeof closeUser>['body'];

export const sendClosing = (id: number, body: Closing) => api(closeUser, { params: { id }, body });
