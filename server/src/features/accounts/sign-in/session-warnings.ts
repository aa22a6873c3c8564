import type { Database } from '../../../platform/db/database.ts';
import { on } from '../../../platform/events/event.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { sessionTokenReused } from '../sessions/index.ts';
import { accountTriedByStrangers } from './accounts.events.ts';
import { findAccount } from './accounts.queries.ts';
import { tokenReusedEmail, wrongTriesEmail } from './sign-in.emails.ts';

interface WarningNeeds {
  readonly db: Database;
  readonly emails: Emails;
  readonly publicUrl: string;
}

/** Tells people when someone has a copy of their sign-in. */
export const warnOfReusedToken = ({ db, emails }: WarningNeeds) =>
  on(sessionTokenReused, 'warn the owner', async ({ accountId, sessionId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await emails.send(db, tokenReusedEmail, {
      to: { email: account.email, mobile: null },
      facts: { firstName: account.first_name },
      dedupeKey: `token-reused:${sessionId}`,
    });
  });

/** At most once a day: what matters is that they know, not how often it happened. */
export const warnOfWrongTries = ({ db, emails, publicUrl }: WarningNeeds) =>
  on(accountTriedByStrangers, 'warn the owner', async ({ accountId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await emails.send(db, wrongTriesEmail, {
      to: { email: account.email, mobile: null },
      facts: { firstName: account.first_name, url: `${publicUrl}/auth/forgot-password` },
      dedupeKey: `wrong-tries:${accountId}:${new Date().toISOString().slice(0, 10)}`,
    });
  });
