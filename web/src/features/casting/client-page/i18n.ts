import { clientPage } from '../../../shared/i18n/en/client-page.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('clientPage', { en: clientPage });
