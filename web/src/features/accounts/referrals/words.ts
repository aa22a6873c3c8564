import { referral } from '../../../shared/i18n/en/referral.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('referral', { en: referral });
