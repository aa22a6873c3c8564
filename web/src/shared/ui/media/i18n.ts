import { media } from '../../i18n/en/media.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('media', { en: media });
