import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { ConversationRow } from './conversation-row.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import { type PhotoUrl, toChatPerson } from './people.mapper.ts';
import { writingStateOf } from './write-access.policy.ts';

export interface Addresses {
  readonly photoUrl: PhotoUrl;
  readonly fileUrl: FileUrl;
}

export const toProject = (id: number | null, title: string | null) =>
  id === null || title === null ? null : { id, title };

export const toConversation = async (
  row: ConversationRow,
  { photoUrl, fileUrl }: Addresses,
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
