import { projectDocuments } from '../../../shared/i18n/en/project-documents.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectDocuments', { en: projectDocuments });
