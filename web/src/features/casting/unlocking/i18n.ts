import { unlocking } from '../../../shared/i18n/en/unlocking.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('unlocking', { en: unlocking });
