import { desk } from '../../../shared/i18n/en/desk.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('desk', { en: desk });
