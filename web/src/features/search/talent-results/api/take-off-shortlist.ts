import { takeOffShortlists } from '@callboard/contract/casting/characters';
import { api } from '../../../../shared/lib/api.ts';

export const sendOffShortlist = (characterId: number, talentId: number): Promise<unknown> =>
  api(takeOffShortlists, { body: { charcter_id: [characterId], user_id: talentId } });
