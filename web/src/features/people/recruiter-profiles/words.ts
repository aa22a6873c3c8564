import { recruiterProfile } from '../../../shared/i18n/en/recruiter-profile.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('recruiterProfile', { en: recruiterProfile });
