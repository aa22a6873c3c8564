import { profileWizard } from '../../../shared/i18n/en/profile-wizard.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('profileWizard', { en: profileWizard });
