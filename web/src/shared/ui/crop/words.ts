import { crop } from '../../i18n/en/crop.ts';
import { addWords } from '../../i18n/i18n.ts';

addWords('crop', { en: crop });
