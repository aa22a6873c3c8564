import { lineUp } from '../../../shared/i18n/en/line-up.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('lineUp', { en: lineUp });
