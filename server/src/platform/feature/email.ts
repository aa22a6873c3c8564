import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../db/database.ts';

/** Contact details of a recipient. */
export interface Reachable {
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface WrittenEmail {
  readonly email: { readonly subject: string; readonly text: string; readonly html: string };
  /** A short version by SMS for someone without an email address. Left out: they get nothing. */
  readonly message?: string;
}

/**
 * An email about something the product itself does not show, such as a receipt or a warning. It is queued in the
 * transaction of its cause and listed in the feature's manifest.
 */
export interface EmailKind<Facts> {
  /** 'account.closed' */
  readonly ref: string;
  readonly write: (facts: Facts) => WrittenEmail;
}

export const emailKind = <Facts>(kind: EmailKind<Facts>): EmailKind<Facts> => kind;

interface Sending<Facts> {
  readonly to: Reachable;
  readonly facts: Facts;
  /** Emails with the same key are sent once. */
  readonly dedupeKey?: string;
  /** Holds a secret link, so the stored text is cleared once sent. */
  readonly sensitive?: boolean;
}

interface SendIfWanted<Facts> {
  readonly accountId: number;
  /** The recipient's preference for this topic decides. */
  readonly topic: Exclude<NotificationCategory, 'account'>;
  /** Left out: also to those who want one email a day. */
  readonly onlyRightAway?: true;
  /** Also to the manager, if they get copies. */
  readonly copyToManager?: true;
  readonly facts: (reader: { readonly firstName: string }) => Facts;
  readonly dedupeKey: string;
}

/** The one way to email people, made by messaging/notifications. */
export interface Emails {
  readonly send: <Facts>(trx: Database, kind: EmailKind<Facts>, sending: Sending<Facts>) => Promise<void>;
  /** False when the person has switched it off. */
  readonly sendIfWanted: <Facts>(
    trx: Database,
    kind: EmailKind<Facts>,
    options: SendIfWanted<Facts>,
  ) => Promise<boolean>;
}
