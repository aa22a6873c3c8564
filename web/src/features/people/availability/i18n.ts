import { availability } from '../../../shared/i18n/en/availability.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('availability', { en: availability });
