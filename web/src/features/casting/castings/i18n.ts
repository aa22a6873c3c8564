import { castings } from '../../../shared/i18n/en/castings.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('castings', { en: castings });
