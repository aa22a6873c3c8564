import { profileIcon } from '../../../shared/i18n/en/profile-icon.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('profileIcon', { en: profileIcon });
