import { feature } from '../../../platform/feature/feature.ts';
import { freezingNotifications } from './freezing.notifications.ts';

export const freezing = feature({ notifications: freezingNotifications });
