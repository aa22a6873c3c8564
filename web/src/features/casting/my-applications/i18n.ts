import { myApplications } from '../../../shared/i18n/en/my-applications.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('myApplications', { en: myApplications });
