import { profileWalk } from '../../../shared/i18n/en/profile-walk.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('profileWalk', { en: profileWalk });
