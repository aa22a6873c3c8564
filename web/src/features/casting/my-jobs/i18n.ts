import { myJobs } from '../../../shared/i18n/en/my-jobs.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('myJobs', { en: myJobs });
