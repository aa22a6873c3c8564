import { notifications } from '../../../shared/i18n/en/notifications.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('notifications', { en: notifications });
