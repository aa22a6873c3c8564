import { addToShortlist } from '@callboard/contract/casting/calls';
import { api } from '../../../../shared/lib/api/client.ts';

export const sendToShortlist = (characterId: number, talentId: number): Promise<unknown> =>
  api(addToShortlist, { body: { charcter_id: characterId, user_id: [talentId] } });
