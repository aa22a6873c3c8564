import { talentResults } from '../../../shared/i18n/en/talent-results.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('talentResults', { en: talentResults });
