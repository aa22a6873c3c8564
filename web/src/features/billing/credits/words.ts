import { credits } from '../../../shared/i18n/en/credits.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('credits', { en: credits });
