import { credits } from '../../../shared/i18n/en/credits.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('credits', { en: credits });
