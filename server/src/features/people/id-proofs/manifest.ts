import { feature } from '../../../platform/feature/feature.ts';
import { identityNotifications } from './identity.notifications.ts';
import { personalData } from './personal-data.ts';

export const idProofs = feature({ notifications: identityNotifications, personalData });
