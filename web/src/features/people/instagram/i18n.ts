import { instagram } from '../../../shared/i18n/en/instagram.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('instagram', { en: instagram });
