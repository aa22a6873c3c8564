import { talentProfile } from '../../../shared/i18n/en/talent-profile.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('talentProfile', { en: talentProfile });
