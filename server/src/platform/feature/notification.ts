import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../db/database.ts';
import type { EventType } from '../events/event.ts';

export type { NotificationCategory };

/** What is said this time. */
export interface NotificationContent {
  readonly variables: Readonly<Record<string, string>>;
  /** What it tells of: nobody is told of one cause twice. Left out: the event. */
  readonly cause?: string;
  /** Who did it. */
  readonly about?: number;
  /** What is asked by it. */
  readonly questionId?: number;
}

/** Words with {{variables}}, **strong words** and _titles_. */
export interface NotificationWords {
  readonly message: string;
  /** Where it leads, below the address of the house. */
  readonly path: string;
  readonly mail?: { readonly subject: string; readonly action: string };
}

/** What the database keeps of a notification: its words can be changed there. */
export interface ShippedTemplate {
  /** 'talent.unlocked' */
  readonly ref: string;
  /** 1 is told to talents, 2 to recruiters. */
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
  /** Of the person who is told. */
  readonly firstName: string;
  readonly publicUrl: string;
  /** The letter is a copy for the manager of that person. */
  readonly forManager: boolean;
}

/**
 * 'none': never by mail, somebody else writes those letters. 'daily-only': somebody else writes the letter that
 * is sent at once, or there is none.
 */
export type Letters = 'by-preference' | 'none' | 'daily-only';

export interface NotificationDefinition<P> extends ShippedTemplate {
  readonly event: EventType<P>;
  /** Left out: by preference. */
  readonly letters?: Exclude<Letters, 'by-preference'>;
  /** False for what is not worth a message to a phone. */
  readonly onPhone?: false;
  readonly to: (payload: P) => number;
  /** Undefined when there is nothing to tell any more. */
  readonly tell: (trx: Database, payload: P) => Promise<NotificationContent | undefined>;
  /** A letter that says more than the words. Left out: the words are mailed. */
  readonly letter?: (trx: Database, payload: P, reader: LetterReader) => Promise<Letter | undefined>;
}

/** One thing to tell one person. */
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

/** Forgets the payload's type, so that kinds can stand in one list; the payload is checked when it is told. */
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
