import { savedSearches } from '../../i18n/en/saved-searches.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('savedSearches', { en: savedSearches });
