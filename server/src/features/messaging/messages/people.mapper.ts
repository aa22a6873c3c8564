import { userTypes } from '@callboard/contract/accounts/sessions';
import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { PersonRow } from './people.queries.ts';

/** How a stored picture is shown. */
export type PhotoUrl = (key: string) => Promise<string>;

export const toChatPerson = async (row: PersonRow, photoUrl: PhotoUrl): Promise<ChatPerson> => ({
  user_id: row.user_id,
  userUniqueId: row.public_id,
  user_type: userTypes[row.kind],
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  company: row.company,
  photo: row.photo && { file_url: await photoUrl(row.photo.key), placeholder: row.photo.placeholder },
  is_online: row.is_online,
  last_seen_at: row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString(),
  is_open: row.is_open,
});
