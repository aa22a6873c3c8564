import { whoCasts } from '../../../shared/i18n/en/who-casts.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('whoCasts', { en: whoCasts });
