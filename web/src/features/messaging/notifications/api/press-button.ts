import { pressNotificationButton } from '@callboard/contract/messaging/notifications';
import { api } from '../../../../shared/lib/api.ts';

export const pressButton = (id: number) => api(pressNotificationButton, { params: { id } });
