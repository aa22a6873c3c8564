import { dashboard } from '../../../shared/i18n/en/dashboard.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('dashboard', { en: dashboard });
