import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';

export const notificationPreferences = feature({ personalData });
