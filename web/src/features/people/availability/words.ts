import { availability } from '../../../shared/i18n/en/availability.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('availability', { en: availability });
