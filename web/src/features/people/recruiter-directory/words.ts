import { whoCasts } from '../../../shared/i18n/en/who-casts.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('whoCasts', { en: whoCasts });
