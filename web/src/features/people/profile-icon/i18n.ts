import { profileIcon } from '../../../shared/i18n/en/profile-icon.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('profileIcon', { en: profileIcon });
