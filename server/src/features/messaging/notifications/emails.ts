import type { Database } from '../../../platform/db/database.ts';
import type { EmailKind, Emails } from '../../../platform/feature/email.ts';
import { whoToTell } from '../notification-preferences/index.ts';
import type { Outbox } from '../outbox/index.ts';

interface EmailsOptions {
  readonly outbox: Outbox;
  /** What the features say they write about. */
  readonly kinds: readonly EmailKind<never>[];
}

/** Writes to people by mail, or by a text message to whoever has no address. */
export function createEmails({ outbox, kinds }: EmailsOptions): Emails {
  const declared = new Set(kinds.map(({ ref }) => ref));

  const send: Emails['send'] = async (trx: Database, kind, { to, facts, dedupeKey, sensitive }) => {
    if (!declared.has(kind.ref)) throw new Error(`No feature declares the email ${kind.ref}`);
    const { mail, message } = kind.write(facts);
    const how = { ...(dedupeKey !== undefined && { dedupeKey }), ...(sensitive && { sensitive }) };
    if (to.email !== null) await outbox.queue(trx, { channel: 'mail', recipient: to.email, ...mail, ...how });
    else if (to.mobile !== null && message !== undefined)
      await outbox.queue(trx, { channel: 'sms', recipient: to.mobile, text: message, ...how });
  };

  const sendIfWanted: Emails['sendIfWanted'] = async (trx: Database, kind, wish) => {
    const reach = await whoToTell(trx, wish.accountId, wish.topic);
    if (!reach || reach.letters === 'never' || (wish.onlyAtOnce && reach.letters !== 'now')) return false;
    const { dedupeKey } = wish;
    const facts = wish.facts(reach);
    await send(trx, kind, { to: reach, facts, dedupeKey });
    const { email } = reach.manager;
    if (wish.copyToManager && email !== null)
      await send(trx, kind, { to: { email, mobile: null }, facts, dedupeKey: `${dedupeKey}:manager` });
    return true;
  };

  return { send, sendIfWanted };
}
