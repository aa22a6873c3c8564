import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../db/database.ts';
import type { EventType } from '../events/event.ts';

export type { NotificationCategory };

/** What one notification says. */
export interface NotificationContent {
  readonly variables: Readonly<Record<string, string>>;
  /** Nobody is notified twice of one cause. Left out: the event. */
  readonly cause?: string;
  /** Who did it. */
  readonly about?: number;
  /** The availability check it asks about. */
  readonly questionId?: number;
}

/** Text with {{variables}}, **names** and _titles_. */
export interface NotificationWords {
  readonly message: string;
  /** The page it links to. */
  readonly path: string;
  readonly mail?: { readonly subject: string; readonly action: string };
}

/** Stored in the database, where its text can be edited. */
export interface ShippedTemplate {
  /** 'talent.unlocked' */
  readonly ref: string;
  /** 1 for talents, 2 for recruiters. */
  readonly notificationType: 1 | 2;
  readonly topic: NotificationCategory;
  readonly words: NotificationWords;
}

export interface Letter {
  readonly mail: { readonly subject: string; readonly text: string; readonly html: string };
  /** The same in a line or two, for phones. */
  readonly message: string;
}

export interface LetterReader {
  /** Of the recipient. */
  readonly firstName: string;
  readonly publicUrl: string;
  /** A copy for the recipient's manager. */
  readonly forManager: boolean;
}

/** 'none': never emailed. 'daily-only': only in the daily email, since the immediate one is sent elsewhere. */
export type Letters = 'by-preference' | 'none' | 'daily-only';

export interface NotificationDefinition<P> extends ShippedTemplate {
  readonly event: EventType<P>;
  /** Left out: by preference. */
  readonly letters?: Exclude<Letters, 'by-preference'>;
  /** False for what is not worth a message to a phone. */
  readonly onPhone?: false;
  readonly to: (payload: P) => number;
  /** Undefined when there is nothing to say any more. */
  readonly tell: (trx: Database, payload: P) => Promise<NotificationContent | undefined>;
  /** An email that says more than the notification. Left out: its text is emailed. */
  readonly letter?: (trx: Database, payload: P, reader: LetterReader) => Promise<Letter | undefined>;
}

/** One notification to one person. */
export interface NotificationRequest extends ShippedTemplate {
  readonly letters: Letters;
  readonly onPhone: boolean;
  readonly accountId: number;
  readonly cause: string;
  readonly tell: (trx: Database) => Promise<NotificationContent | undefined>;
  readonly letter?: ((trx: Database, reader: LetterReader) => Promise<Letter | undefined>) | undefined;
}

export interface NotificationKind extends ShippedTemplate {
  readonly event: EventType;
  readonly announce: (payload: unknown, eventId: number) => NotificationRequest;
}

/** Erases the payload type for use in one list; the payload is parsed when used. */
export function notification<P>(definition: NotificationDefinition<P>): NotificationKind {
  const { ref, notificationType, topic, words, event, to, tell, letter } = definition;
  const letters = definition.letters ?? 'by-preference';
  if (letters === 'by-preference' && !words.mail && !letter) {
    throw new Error(`The notification ${ref} is mailed, and has no words for it`);
  }
  const template = { ref, notificationType, topic, words };
  return {
    ...template,
    event: { type: event.type, payload: event.payload },
    announce: (raw, eventId) => {
      const payload = event.payload.parse(raw);
      return {
        ...template,
        letters,
        onPhone: definition.onPhone ?? true,
        accountId: to(payload),
        cause: `${ref}:${eventId}`,
        tell: (trx) => tell(trx, payload),
        letter: letter && ((trx, reader) => letter(trx, payload, reader)),
      };
    },
  };
}
