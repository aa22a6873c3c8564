import { gallery } from '../../../shared/i18n/en/gallery.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('gallery', { en: gallery });
