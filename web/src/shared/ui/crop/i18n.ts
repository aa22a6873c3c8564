import { crop } from '../../i18n/en/crop.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('crop', { en: crop });
