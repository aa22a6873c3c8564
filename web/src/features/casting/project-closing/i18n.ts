import { projectClosing } from '../../../shared/i18n/en/project-closing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectClosing', { en: projectClosing });
