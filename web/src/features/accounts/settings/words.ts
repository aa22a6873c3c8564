import { settings } from '../../../shared/i18n/en/settings.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('settings', { en: settings });
