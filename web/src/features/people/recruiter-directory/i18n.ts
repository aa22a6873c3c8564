import { recruiterDirectory } from '../../../shared/i18n/en/recruiter-directory.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('recruiterDirectory', { en: recruiterDirectory });
