import { messages } from '../../../shared/i18n/en/messages.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('messages', { en: messages });
