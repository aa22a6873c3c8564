import { userTypes } from '@callboard/contract/accounts/sessions';
import type { Database } from '../../../platform/db/database.ts';
import { type EventHandler, on } from '../../../platform/events/event.ts';
import type {
  Announcement,
  Letter,
  NotificationKind,
  Telling,
} from '../../../platform/feature/notification.ts';
import { type Reach, whoToTell } from '../notification-preferences/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { type Channel, channelsFor } from './channels.policy.ts';
import * as queries from './notification-facts.queries.ts';
import { notificationLetter } from './notification-letter.ts';
import { namesIn, type Part, renderLine, renderMessage, renderPath, type Variables } from './render-words.ts';
import { findTemplateByRef } from './templates.queries.ts';

interface RenderedWords {
  readonly message: string;
  readonly parts: readonly Part[];
  readonly path: string;
  readonly subject: string | null;
  readonly action: string | null;
}

interface Template {
  readonly message: string;
  readonly path: string;
  readonly subject: string | null;
  readonly action: string | null;
}

const shippedWords = ({ words }: Announcement): Template => ({
  message: words.message,
  path: words.path,
  subject: words.mail?.subject ?? null,
  action: words.mail?.action ?? null,
});

const canBeSaid = ({ message, path, subject, action }: Template, variables: Variables) =>
  namesIn(message, path, subject ?? '', action ?? '').every((name) => Object.hasOwn(variables, name));

const longestHouseMessage = 500;

/** The words as they stand in the database. Reworded so that they cannot be said, the shipped ones hold. */
async function renderTemplate(
  trx: Database,
  announcement: Announcement,
  variables: Variables,
): Promise<RenderedWords> {
  const kept = await findTemplateByRef(trx, announcement.ref);
  if (!kept) throw new Error(`The words of ${announcement.ref} were never put into the database`);
  const template = canBeSaid(kept, variables) ? kept : shippedWords(announcement);
  const { message, path, subject, action } = template;
  const longest = announcement.ref.startsWith('house.') ? longestHouseMessage : undefined;
  return {
    ...renderMessage(message, variables, longest),
    path: renderPath(path, variables),
    subject: subject && renderLine(subject, variables),
    action: action && renderLine(action, variables),
  };
}

export interface AnnouncingOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Told {
  readonly id: number;
  readonly announcement: Announcement;
  readonly reach: Reach;
  readonly words: RenderedWords;
}

/** Tells people things: in the product, and outside of it as they chose. All of it or nothing, and once. */
export function createAnnouncing({ db, outbox, publicUrl }: AnnouncingOptions) {
  const writeLetter = async (
    trx: Database,
    { announcement, reach, words }: Told,
    reader: Channel['reader'],
  ): Promise<Letter> => {
    const to = { firstName: reach.firstName, publicUrl, forManager: reader === 'manager' };
    const own = await announcement.letter?.(trx, to);
    const { message, path, subject, action } = words;
    return (
      own ??
      notificationLetter(
        { message, path, subject: subject ?? message, action: action ?? 'Open Callboard' },
        to,
      )
    );
  };

  const send = async (trx: Database, told: Told, channel: Channel) => {
    const { reader, by } = channel;
    if (by === 'digest') {
      return queries.oweInDigest(trx, {
        notificationId: told.id,
        accountId: told.announcement.accountId,
        reader,
      });
    }
    const { mail, message } = await writeLetter(trx, told, reader);
    const text = reader === 'manager' ? `You manage ${told.reach.name} on Callboard. ${message}` : message;
    return outbox.queue(trx, {
      channel: by,
      recipient: channel.address,
      dedupeKey: `notice:${told.id}:${reader === 'manager' ? 'manager-' : ''}${by}`,
      ...(by === 'mail' ? mail : { text }),
    });
  };

  const write = async (trx: Database, announcement: Announcement, reach: Reach, telling: Telling) => {
    const { accountId, ref, topic } = announcement;
    const cause = telling.cause ?? announcement.cause;
    await queries.lockBox(trx, accountId);
    if (await queries.isTold(trx, accountId, cause)) return undefined;
    const words = await renderTemplate(trx, announcement, telling.variables);
    const { message, parts, path } = words;
    const { about, questionId } = telling;
    const said = { accountId, cause, ref, topic, message, parts, path, about, questionId };
    const id = await queries.insertNotification(trx, said);
    const told = { id, announcement, reach, words };
    for (const channel of channelsFor(reach, announcement)) await send(trx, told, channel);
    return id;
  };

  /** In the caller's transaction. Undefined when it was told before, or there is nobody or nothing to tell. */
  const announce = async (trx: Database, announcement: Announcement): Promise<number | undefined> => {
    const { accountId, topic, notificationType } = announcement;
    const reach = await whoToTell(trx, accountId, topic);
    if (!reach || userTypes[reach.kind] !== notificationType) return undefined;
    const telling = await announcement.tell(trx);
    return telling && write(trx, announcement, reach, telling);
  };

  return {
    announce,
    handlersOf: (notifications: readonly NotificationKind[]): EventHandler[] =>
      notifications.map(({ ref, event, announce: toAnnouncement }) =>
        on(event, `tell ${ref}`, async (payload, eventId) => {
          await db.transaction().execute((trx) => announce(trx, toAnnouncement(payload, eventId)));
        }),
      ),
  };
}
export type Announcing = ReturnType<typeof createAnnouncing>;
