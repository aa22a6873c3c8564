import { jobCards } from '../../../shared/i18n/en/job-cards.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('jobCards', { en: jobCards });
