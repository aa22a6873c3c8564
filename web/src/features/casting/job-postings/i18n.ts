import { jobEditor } from '../../../shared/i18n/en/job-editor.ts';
import { jobPostings } from '../../../shared/i18n/en/job-postings.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('jobEditor', { en: jobEditor });
registerTranslations('jobPostings', { en: jobPostings });
