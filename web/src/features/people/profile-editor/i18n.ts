import { profileWizard } from '../../../shared/i18n/en/profile-wizard.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('profileWizard', { en: profileWizard });
