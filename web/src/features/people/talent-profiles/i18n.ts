import { talentProfile } from '../../../shared/i18n/en/talent-profile.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('talentProfile', { en: talentProfile });
