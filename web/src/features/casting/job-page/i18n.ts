import { jobPage } from '../../../shared/i18n/en/job-page.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('jobPage', { en: jobPage });
