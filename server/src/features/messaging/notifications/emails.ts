import type { Database } from '../../../platform/db/database.ts';
import type { EmailKind, Emails } from '../../../platform/feature/email.ts';
import { findRecipient } from '../notification-preferences/index.ts';
import { type Outbox, queueForPerson } from '../outbox/index.ts';

interface EmailsOptions {
  readonly outbox: Outbox;
  /** Declared by the features. */
  readonly kinds: readonly EmailKind<never>[];
}

/** Sends an email, or a text message to someone without an address. */
export function createEmails({ outbox, kinds }: EmailsOptions): Emails {
  const declared = new Set(kinds.map(({ ref }) => ref));

  const send: Emails['send'] = async (trx: Database, kind, { to, facts, dedupeKey, sensitive }) => {
    if (!declared.has(kind.ref)) throw new Error(`No feature declares the email ${kind.ref}`);
    const options = { ...(dedupeKey !== undefined && { dedupeKey }), ...(sensitive && { sensitive }) };
    await queueForPerson(outbox, trx, to, { ...kind.write(facts), ...options });
  };

  const sendIfWanted: Emails['sendIfWanted'] = async (trx: Database, kind, options) => {
    const recipient = await findRecipient(trx, options.accountId, options.topic);
    if (
      !recipient ||
      recipient.emailFrequency === 'never' ||
      (options.onlyRightAway && recipient.emailFrequency !== 'now')
    )
      return false;
    const { dedupeKey } = options;
    const facts = options.facts(recipient);
    await send(trx, kind, { to: recipient, facts, dedupeKey });
    const { email } = recipient.manager;
    if (options.copyToManager && email !== null)
      await send(trx, kind, { to: { email, mobile: null }, facts, dedupeKey: `${dedupeKey}:manager` });
    return true;
  };

  return { send, sendIfWanted };
}
