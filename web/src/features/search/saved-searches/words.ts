import { savedSearches } from '../../../shared/i18n/en/saved-searches.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('savedSearches', { en: savedSearches });
