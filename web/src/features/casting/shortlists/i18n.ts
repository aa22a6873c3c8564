import { shortlists } from '../../../shared/i18n/en/shortlists.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('shortlists', { en: shortlists });
