import { jobAlerts } from '../../../shared/i18n/en/job-alerts.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('jobAlerts', { en: jobAlerts });
