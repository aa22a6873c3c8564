import { gallery } from '../../../shared/i18n/en/gallery.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('gallery', { en: gallery });
