import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import type { Database } from '../db/database.ts';

/** Where a person can be reached. */
export interface Reachable {
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface WrittenEmail {
  readonly mail: { readonly subject: string; readonly text: string; readonly html: string };
  /** A short version by SMS for someone without an email address. Left out: they get nothing. */
  readonly message?: string;
}

/**
 * An email that is sent right away and not shown in the product: receipts, warnings, requested links. Listed
 * in the feature's manifest.
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
  /** Emails with the same key are one. */
  readonly dedupeKey?: string;
  /** Carries a secret link: emptied once it has been sent. */
  readonly sensitive?: boolean;
}

interface SendIfWanted<Facts> {
  readonly accountId: number;
  /** The recipient's preference for this topic decides. */
  readonly topic: Exclude<NotificationCategory, 'account'>;
  /** Left out: also to those who want one email a day. */
  readonly onlyAtOnce?: true;
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
