import { talentFilters } from '../../../shared/i18n/en/talent-filters.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('talentFilters', { en: talentFilters });
