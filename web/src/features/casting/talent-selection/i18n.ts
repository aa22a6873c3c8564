import { talentSelection } from '../../../shared/i18n/en/talent-selection.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('talentSelection', { en: talentSelection });
