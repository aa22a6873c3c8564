import { unlockedProfiles } from '../../../shared/i18n/en/unlocked-profiles.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('unlockedProfiles', { en: unlockedProfiles });
