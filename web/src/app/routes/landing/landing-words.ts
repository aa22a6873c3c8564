import { houseRules } from '../../../shared/i18n/en/house-rules.ts';
import { landing } from '../../../shared/i18n/en/landing.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('landing', { en: landing });
addWords('houseRules', { en: houseRules });
