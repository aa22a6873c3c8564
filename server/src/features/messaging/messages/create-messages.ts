import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createLastingUrls } from '../../../platform/storage/lasting-urls.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Media } from '../../people/media/index.ts';
import { createAttachments } from './attachments.service.ts';
import { createBlocking } from './blocking.service.ts';
import type { PhotoUrl } from './conversations.mapper.ts';
import { createConversations } from './conversations.service.ts';
import { createMessageEditing } from './edit-message.service.ts';
import { createMessageWriter } from './insert-message.ts';
import { createLiveReader } from './live-reader.ts';
import { createReadMarks } from './mark-read.service.ts';
import { createHistory } from './message-history.service.ts';
import { createConversationOpening } from './open-conversation.service.ts';
import { createMessageSending } from './send-message.service.ts';
import { createUnreadReminder } from './unread-reminder.ts';

/** A file URL is valid for an hour and reused for half of it, so browsers can cache. */
const fileUrlLifetime = { validSeconds: 60 * 60, reuseSeconds: 30 * 60 };

interface MessagesOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly media: Media;
  readonly photoUrl: PhotoUrl;
  readonly publicUrl: string;
}

export function createMessages(options: MessagesOptions) {
  const shared = { ...options, fileUrl: createLastingUrls(options.storage, fileUrlLifetime) };
  const writer = createMessageWriter(shared);
  const conversations = createConversations(shared);
  const sending = createMessageSending({ ...shared, writer });
  const attachments = createAttachments(shared);
  return {
    writer,
    conversations,
    sending,
    attachments,
    opening: createConversationOpening({ ...shared, writer, sending, conversations }),
    history: createHistory(shared),
    editing: createMessageEditing(shared),
    readMarks: createReadMarks(shared),
    blocking: createBlocking(shared),
    live: createLiveReader(shared),
    jobs: [...createUnreadReminder(shared).jobs, ...attachments.jobs],
  };
}
export type Messages = ReturnType<typeof createMessages>;
