import { standing } from '../../i18n/en/standing.ts';
import { registerTranslations } from '../../i18n/i18n.ts';

registerTranslations('standing', { en: standing });
