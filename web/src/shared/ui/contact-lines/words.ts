import { contactLines } from '../../i18n/en/contact-lines.ts';
import { addWords } from '../../i18n/i18n.ts';

addWords('contactLines', { en: contactLines });
