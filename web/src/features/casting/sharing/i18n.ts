import { projectForm } from '../../../shared/i18n/en/project-form.ts';
import { sharing } from '../../../shared/i18n/en/sharing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectForm', { en: projectForm });
registerTranslations('sharing', { en: sharing });
