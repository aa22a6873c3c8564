import { contactCodes } from '../../../shared/i18n/en/contact-codes.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('contactCodes', { en: contactCodes });
