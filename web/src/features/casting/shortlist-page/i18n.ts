import { shortlistPage } from '../../../shared/i18n/en/shortlist-page.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('shortlistPage', { en: shortlistPage });
