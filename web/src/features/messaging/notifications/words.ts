import { notifications } from '../../../shared/i18n/en/notifications.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('notifications', { en: notifications });
