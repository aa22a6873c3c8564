import { projectOverview } from '../../../shared/i18n/en/project-overview.ts';
import { projectSummary } from '../../../shared/i18n/en/project-summary.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectOverview', { en: projectOverview });
registerTranslations('projectSummary', { en: projectSummary });
