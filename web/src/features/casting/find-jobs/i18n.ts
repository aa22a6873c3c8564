import { findJobs } from '../../../shared/i18n/en/find-jobs.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('findJobs', { en: findJobs });
