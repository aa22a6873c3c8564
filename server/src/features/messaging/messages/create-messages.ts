import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createLastingUrls } from '../../../platform/storage/lasting-urls.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Media } from '../../people/media/index.ts';
import { createAttachments } from './attachments.service.ts';
import { createBlocking } from './blocking.service.ts';
import { createChanging } from './changing.service.ts';
import { createConversations } from './conversations.service.ts';
import { createHistory } from './history.service.ts';
import { createLiveReader } from './live-reader.ts';
import { createOpening } from './opening.service.ts';
import type { PhotoUrl } from './people.mapper.ts';
import { createReading } from './reading.service.ts';
import { createSending } from './sending.service.ts';
import { createUnreadMail } from './unread-mail.ts';
import { createWriting } from './writing.ts';

/** Good for an hour, and the same address for half of it. */
const addressesOfFiles = { validSeconds: 60 * 60, reuseSeconds: 30 * 60 };

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
  const parts = { ...options, fileUrl: createLastingUrls(options.storage, addressesOfFiles) };
  const writing = createWriting(parts);
  const conversations = createConversations(parts);
  const sending = createSending({ ...parts, writing });
  const attachments = createAttachments(parts);
  return {
    writing,
    conversations,
    sending,
    attachments,
    opening: createOpening({ ...parts, writing, sending, conversations }),
    history: createHistory(parts),
    changing: createChanging(parts),
    reading: createReading(parts),
    blocking: createBlocking(parts),
    live: createLiveReader(parts),
    jobs: [...createUnreadMail(parts).jobs, ...attachments.jobs],
  };
}
export type Messages = ReturnType<typeof createMessages>;
