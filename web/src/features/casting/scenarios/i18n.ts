import { scenarios } from '../../../shared/i18n/en/scenarios.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('scenarios', { en: scenarios });
