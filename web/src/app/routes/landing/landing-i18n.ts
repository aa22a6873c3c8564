import { houseRules } from '../../../shared/i18n/en/house-rules.ts';
import { landing } from '../../../shared/i18n/en/landing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('landing', { en: landing });
registerTranslations('houseRules', { en: houseRules });
