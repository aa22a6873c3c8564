import { referral } from '../../../shared/i18n/en/referral.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('referral', { en: referral });
