import { info } from '../../../shared/i18n/en/info.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('info', { en: info });
