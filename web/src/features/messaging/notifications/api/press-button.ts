import { pressNotificationButton } from '@callboard/contract/messaging/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const pressButton = (id: number) => api(pressNotificationButton, { params: { id } });
