import { clientLinks } from '../../../shared/i18n/en/client-links.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('clientLinks', { en: clientLinks });
