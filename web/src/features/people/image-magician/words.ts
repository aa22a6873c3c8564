import { imageMagician } from '../../../shared/i18n/en/image-magician.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('imageMagician', { en: imageMagician });
