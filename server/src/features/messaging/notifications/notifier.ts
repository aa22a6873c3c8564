import { userTypes } from '@callboard/contract/accounts/user-types';
import type { Database } from '../../../platform/db/database.ts';
import { type EventHandler, on } from '../../../platform/events/event.ts';
import type {
  NotificationContent,
  NotificationEmail,
  NotificationKind,
  NotificationRequest,
} from '../../../platform/feature/notification.ts';
import { findRecipient, type Recipient } from '../notification-preferences/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { type Channel, channelsFor } from './channels.policy.ts';
import { notificationEmail } from './notification-email.ts';
import * as queries from './notification-facts.queries.ts';
import {
  type Part,
  renderLine,
  renderMessage,
  renderPath,
  type Variables,
  variableNamesIn,
} from './render-template.ts';
import { findTemplateByRef } from './templates.queries.ts';

interface RenderedText {
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

const shippedText = ({ text }: NotificationRequest): Template => ({
  message: text.message,
  path: text.path,
  subject: text.email?.subject ?? null,
  action: text.email?.action ?? null,
});

const canBeRendered = ({ message, path, subject, action }: Template, variables: Variables) =>
  variableNamesIn(message, path, subject ?? '', action ?? '').every((name) => Object.hasOwn(variables, name));

const longestAdminMessage = 500;

/** Uses the template in the database, or the shipped one if an edit there broke its variables. */
async function renderTemplate(
  trx: Database,
  request: NotificationRequest,
  variables: Variables,
): Promise<RenderedText> {
  const stored = await findTemplateByRef(trx, request.ref);
  if (!stored) throw new Error(`The template ${request.ref} is not in the database`);
  const template = canBeRendered(stored, variables) ? stored : shippedText(request);
  const { message, path, subject, action } = template;
  const longest = request.ref.startsWith('house.') ? longestAdminMessage : undefined;
  return {
    ...renderMessage(message, variables, longest),
    path: renderPath(path, variables),
    subject: subject && renderLine(subject, variables),
    action: action && renderLine(action, variables),
  };
}

export interface NotifierOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface SentNotification {
  readonly id: number;
  readonly request: NotificationRequest;
  readonly recipient: Recipient;
  readonly rendered: RenderedText;
}

/** Stores a notification and queues it for every channel its recipient chose, once, in one transaction. */
export function createNotifier({ db, outbox, publicUrl }: NotifierOptions) {
  const writeEmail = async (
    trx: Database,
    { request, recipient, rendered }: SentNotification,
    reader: Channel['reader'],
  ): Promise<NotificationEmail> => {
    const to = { firstName: recipient.firstName, publicUrl, forManager: reader === 'manager' };
    const custom = await request.writeEmail?.(trx, to);
    const { message, path, subject, action } = rendered;
    return (
      custom ??
      notificationEmail(
        { message, path, subject: subject ?? message, action: action ?? 'Open Callboard' },
        to,
      )
    );
  };

  const send = async (trx: Database, sent: SentNotification, channel: Channel) => {
    const { reader, by } = channel;
    if (by === 'digest') {
      return queries.addToDigest(trx, {
        notificationId: sent.id,
        accountId: sent.request.accountId,
        reader,
      });
    }
    const { email, message } = await writeEmail(trx, sent, reader);
    const text =
      reader === 'manager' ? `You manage ${sent.recipient.name} on Callboard. ${message}` : message;
    return outbox.queue(trx, {
      channel: by,
      recipient: channel.address,
      dedupeKey: `notice:${sent.id}:${reader === 'manager' ? 'manager-' : ''}${by}`,
      ...(by === 'mail' ? email : { text }),
    });
  };

  const write = async (
    trx: Database,
    request: NotificationRequest,
    recipient: Recipient,
    content: NotificationContent,
  ) => {
    const { accountId, ref, topic } = request;
    const cause = content.cause ?? request.cause;
    await queries.lockInbox(trx, accountId);
    const sentBefore = await queries.isAlreadySent(trx, accountId, cause);
    if (sentBefore && !content.collects) return undefined;
    const rendered = await renderTemplate(trx, request, content.variables);
    const { message, parts, path } = rendered;
    const { about, questionId } = content;
    if (sentBefore) {
      await queries.rewriteNotification(trx, { accountId, cause, ref, message, parts, path });
      return undefined;
    }
    const row = { accountId, cause, ref, topic, message, parts, path, about, questionId };
    const id = await queries.insertNotification(trx, row);
    const sent = { id, request, recipient, rendered };
    for (const channel of channelsFor(recipient, request)) await send(trx, sent, channel);
    return id;
  };

  /** Undefined when it was sent before, the recipient is gone, or it is no longer relevant. */
  const announce = async (trx: Database, request: NotificationRequest): Promise<number | undefined> => {
    const { accountId, topic, notificationType } = request;
    const recipient = await findRecipient(trx, accountId, topic);
    if (!recipient || userTypes[recipient.kind] !== notificationType) return undefined;
    const content = await request.loadContent(trx);
    return content && write(trx, request, recipient, content);
  };

  return {
    announce,
    handlersOf: (notifications: readonly NotificationKind[]): EventHandler[] =>
      notifications.map(({ ref, event, announce: toRequest }) =>
        on(event, `tell ${ref}`, async (payload, eventId) => {
          await db.transaction().execute((trx) => announce(trx, toRequest(payload, eventId)));
        }),
      ),
  };
}
export type Notifier = ReturnType<typeof createNotifier>;
