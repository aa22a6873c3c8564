import { projectBoard } from '../../../shared/i18n/en/project-board.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('projectBoard', { en: projectBoard });
