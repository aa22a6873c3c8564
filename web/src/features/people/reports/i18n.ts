import { reports } from '../../../shared/i18n/en/reports.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('reports', { en: reports });
