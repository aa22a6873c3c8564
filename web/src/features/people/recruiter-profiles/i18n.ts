import { recruiterProfile } from '../../../shared/i18n/en/recruiter-profile.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('recruiterProfile', { en: recruiterProfile });
