import { contact } from '../../../shared/i18n/en/contact.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('contact', { en: contact });
