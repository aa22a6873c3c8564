import { settings } from '../../../shared/i18n/en/settings.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('settings', { en: settings });
