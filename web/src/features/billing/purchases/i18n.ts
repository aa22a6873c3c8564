import { billing } from '../../../shared/i18n/en/billing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('billing', { en: billing });
