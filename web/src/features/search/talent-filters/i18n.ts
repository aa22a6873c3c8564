import { talentFilters } from '../../../shared/i18n/en/talent-filters.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('talentFilters', { en: talentFilters });
