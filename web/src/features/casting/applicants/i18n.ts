import { projectApplicants } from '../../../shared/i18n/en/project-applicants.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectApplicants', { en: projectApplicants });
