import { media } from '../../i18n/en/media.ts';
import { addWords } from '../../i18n/i18n.ts';

addWords('media', { en: media });
