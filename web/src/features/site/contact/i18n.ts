import { contact } from '../../../shared/i18n/en/contact.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('contact', { en: contact });
