import type { Arguments } from '@callboard/contract/endpoint';
import { viewNotifications } from '@callboard/contract/messaging/notifications';
import { api } from '../../../../shared/lib/api.ts';

/** What came so far is no longer new; with status, all of it is read as well. */
export const markViewed = (userId: number, body: Arguments<typeof viewNotifications>['body']) =>
  api(viewNotifications, { params: { id: userId }, body });
