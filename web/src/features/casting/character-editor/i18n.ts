import { characterEditor } from '../../../shared/i18n/en/character-editor.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('characterEditor', { en: characterEditor });
