import { imageMagician } from '../../../shared/i18n/en/image-magician.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('imageMagician', { en: imageMagician });
