import { applying } from '../../../shared/i18n/en/applying.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('applying', { en: applying });
