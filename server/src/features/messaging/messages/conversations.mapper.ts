import { userTypes } from '@callboard/contract/accounts/user-types';
import type { ChatPerson, Conversation } from '@callboard/contract/messaging/conversations';
import type { ConversationRow } from './conversation-row.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import type { PersonRow } from './people.queries.ts';
import { writingStateOf } from './write-access.policy.ts';

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

export interface UrlBuilders {
  readonly photoUrl: PhotoUrl;
  readonly fileUrl: FileUrl;
}

export const toProject = (id: number | null, title: string | null) =>
  id === null || title === null ? null : { id, title };

export const toConversation = async (
  row: ConversationRow,
  { photoUrl, fileUrl }: UrlBuilders,
): Promise<Conversation> => ({
  appId: row.conversation_id,
  other: await toChatPerson(row.person, photoUrl),
  project: toProject(row.project_id, row.project_title),
  character_name: row.character_name,
  last_message: row.last_message && (await toMessage(row.last_message, fileUrl)),
  last_message_at: row.last_message_at?.toISOString() ?? null,
  unread: row.unread,
  last_seq: row.last_seq,
  revision: row.revision,
  read_seq: row.read_seq,
  other_read_seq: row.other_read_seq,
  writing: writingStateOf(row),
});
