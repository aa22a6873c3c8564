import { addToShortlist } from '@callboard/contract/casting/characters';
import { api } from '../../../../shared/lib/api.ts';

export const sendToShortlist = (characterId: number, talentId: number): Promise<unknown> =>
  api(addToShortlist, { body: { charcter_id: characterId, user_id: [talentId] } });
