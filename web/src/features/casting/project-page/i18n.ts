import { projectForm } from '../../../shared/i18n/en/project-form.ts';
import { projectPage } from '../../../shared/i18n/en/project-page.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectForm', { en: projectForm });
registerTranslations('projectPage', { en: projectPage });
