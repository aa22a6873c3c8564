import { searchFilters } from '../../i18n/en/search-filters.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('searchFilters', { en: searchFilters });
