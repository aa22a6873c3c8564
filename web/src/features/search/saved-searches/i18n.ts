import { savedSearches } from '../../../shared/i18n/en/saved-searches.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('savedSearches', { en: savedSearches });
