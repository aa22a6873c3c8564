import { messages } from '../../../shared/i18n/en/messages.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('messages', { en: messages });
