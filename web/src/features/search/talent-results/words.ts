import { talentResults } from '../../../shared/i18n/en/talent-results.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('talentResults', { en: talentResults });
