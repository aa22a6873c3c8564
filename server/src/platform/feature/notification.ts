import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../db/database.ts';
import type { EventType } from '../events/event.ts';

export type { NotificationCategory };

/** What one notification says. */
export interface NotificationContent {
  readonly variables: Readonly<Record<string, string>>;
  /** Nobody is notified twice of one cause. Left out: the event. */
  readonly cause?: string;
  /** What is notified of again under its cause takes the place of what was said, unread, without another email. */
  readonly collects?: true;
  /** Who did it. */
  readonly about?: number;
  /** The availability check it asks about. */
  readonly questionId?: number;
}

/** Text with {{variables}}, **names** and _titles_. */
export interface NotificationText {
  readonly message: string;
  /** The page it links to. */
  readonly path: string;
  readonly email?: { readonly subject: string; readonly action: string };
}

/** Stored in the database, where its text can be edited. */
export interface ShippedTemplate {
  /** 'talent.unlocked' */
  readonly ref: string;
  /** 1 for talents, 2 for recruiters. */
  readonly notificationType: 1 | 2;
  readonly topic: NotificationCategory;
  readonly text: NotificationText;
}

export interface NotificationEmail {
  readonly email: { readonly subject: string; readonly text: string; readonly html: string };
  /** The same in a line or two, for phones. */
  readonly message: string;
}

export interface EmailReader {
  /** Of the recipient. */
  readonly firstName: string;
  readonly publicUrl: string;
  /** A copy for the recipient's manager. */
  readonly forManager: boolean;
}

/** 'none': never emailed. 'daily-only': only in the daily email, since the immediate one is sent elsewhere. */
export type EmailRule = 'by-preference' | 'none' | 'daily-only';

export interface NotificationDefinition<P> extends ShippedTemplate {
  readonly event: EventType<P>;
  /** Left out: by preference. */
  readonly emails?: Exclude<EmailRule, 'by-preference'>;
  /** False for what is not worth a message to a phone. */
  readonly onPhone?: false;
  readonly to: (payload: P) => number;
  /** Undefined when the notification is no longer relevant. */
  readonly loadContent: (trx: Database, payload: P) => Promise<NotificationContent | undefined>;
  /** An email that says more than the notification. Left out: its text is emailed. */
  readonly writeEmail?: (
    trx: Database,
    payload: P,
    reader: EmailReader,
  ) => Promise<NotificationEmail | undefined>;
}

/** One notification to one person. */
export interface NotificationRequest extends ShippedTemplate {
  readonly emails: EmailRule;
  readonly onPhone: boolean;
  readonly accountId: number;
  readonly cause: string;
  readonly loadContent: (trx: Database) => Promise<NotificationContent | undefined>;
  readonly writeEmail?:
    | ((trx: Database, reader: EmailReader) => Promise<NotificationEmail | undefined>)
    | undefined;
}

export interface NotificationKind extends ShippedTemplate {
  readonly event: EventType;
  readonly announce: (payload: unknown, eventId: number) => NotificationRequest;
}

/** Drops the payload's type so that different kinds fit in one list. The payload is parsed before use. */
export function notification<P>(definition: NotificationDefinition<P>): NotificationKind {
  const { ref, notificationType, topic, text, event, to, loadContent, writeEmail } = definition;
  const emails = definition.emails ?? 'by-preference';
  if (emails === 'by-preference' && !text.email && !writeEmail) {
    throw new Error(`The notification ${ref} is emailed but has no text for the email`);
  }
  const template = { ref, notificationType, topic, text };
  return {
    ...template,
    event: { type: event.type, payload: event.payload },
    announce: (raw, eventId) => {
      const payload = event.payload.parse(raw);
      return {
        ...template,
        emails,
        onPhone: definition.onPhone ?? true,
        accountId: to(payload),
        cause: `${ref}:${eventId}`,
        loadContent: (trx) => loadContent(trx, payload),
        writeEmail: writeEmail && ((trx, reader) => writeEmail(trx, payload, reader)),
      };
    },
  };
}
