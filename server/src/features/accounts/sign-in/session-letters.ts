import type { Database } from '../../../platform/db/database.ts';
import { on } from '../../../platform/events/event.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import { sessionTokenReused } from '../sessions/index.ts';
import { tokenReusedLetter, wrongTriesLetter } from './account-letters.ts';
import { accountTriedByStrangers } from './accounts.events.ts';
import { findAccount } from './accounts.queries.ts';

/** Tells people when someone has a copy of their sign-in. */
export const warnOfReusedToken = ({ db, outbox }: { db: Database; outbox: Outbox }) =>
  on(sessionTokenReused, 'warn the owner', async ({ accountId, sessionId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await outbox.queue(db, {
      channel: 'mail',
      recipient: account.email,
      dedupeKey: `token-reused:${sessionId}`,
      ...tokenReusedLetter(account.first_name),
    });
  });

/** At most once a day: what matters is that they know, not how often it happened. */
export const warnOfWrongTries = ({
  db,
  outbox,
  publicUrl,
}: {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
}) =>
  on(accountTriedByStrangers, 'warn the owner', async ({ accountId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await outbox.queue(db, {
      channel: 'mail',
      recipient: account.email,
      dedupeKey: `wrong-tries:${accountId}:${new Date().toISOString().slice(0, 10)}`,
      ...wrongTriesLetter(account.first_name, `${publicUrl}/auth/forgot-password`),
    });
  });
