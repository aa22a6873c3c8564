import { unlocking } from '../../../shared/i18n/en/unlocking.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('unlocking', { en: unlocking });
