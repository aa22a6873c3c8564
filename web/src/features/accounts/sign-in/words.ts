import { auth } from '../../../shared/i18n/en/auth.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('auth', { en: auth });
