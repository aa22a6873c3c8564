import { breakdown } from '../../../shared/i18n/en/breakdown.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('breakdown', { en: breakdown });
