import { verification } from '../../../shared/i18n/en/verification.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('verification', { en: verification });
