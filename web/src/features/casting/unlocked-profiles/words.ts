import { unlockedProfiles } from '../../../shared/i18n/en/unlocked-profiles.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('unlockedProfiles', { en: unlockedProfiles });
