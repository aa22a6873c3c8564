import { auth } from '../../../shared/i18n/en/auth.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('auth', { en: auth });
