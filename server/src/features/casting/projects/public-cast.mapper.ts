import type { CastPart } from '@callboard/contract/casting/project-lists';
import { displayName } from '../../people/person-summaries/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import type { CastPartRow } from './public-cast.queries.ts';

export const toCastPart = async (row: CastPartRow, photoUrl: PhotoUrl): Promise<CastPart> => {
  const { character, public_id, first_name, last_name, card_key } = row;
  if (public_id === null || first_name === null) {
    return { character, name: null, userUniqueId: null, file_url: null };
  }
  return {
    character,
    name: displayName({ first_name, last_name: last_name ?? '' }),
    userUniqueId: public_id,
    file_url: card_key === null ? null : await photoUrl(card_key),
  };
};
