import { projectActivity } from '../../../shared/i18n/en/project-activity.ts';
import { projectPeople } from '../../../shared/i18n/en/project-people.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectPeople', { en: projectPeople });
registerTranslations('projectActivity', { en: projectActivity });
