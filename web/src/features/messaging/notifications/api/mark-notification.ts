import { readNotification } from '@callboard/contract/messaging/notifications';
import { api } from '../../../../shared/lib/api.ts';

/** Goes on when the page is left by the same press. */
export const markNotification = (id: number, status: boolean) =>
  api(readNotification, { params: { id }, body: { status } }, { keepalive: true });
