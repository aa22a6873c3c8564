import { contactLines } from '../../i18n/en/contact-lines.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('contactLines', { en: contactLines });
