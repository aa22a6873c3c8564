import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Sessions } from '../sessions/index.ts';
import { type Accounts, graceEndsAt } from '../sign-in/index.ts';
import { accountClosedEmail } from './closing.emails.ts';
import { accountClosed } from './closing.events.ts';
import * as queries from './closing.queries.ts';

type ClosedAccount = NonNullable<Awaited<ReturnType<typeof queries.closeAccount>>>;

interface Closing {
  readonly password?: string | undefined;
  /** A code sent to a verified address. */
  readonly otp?: string | undefined;
  readonly reason?: string | undefined;
}

export interface ClosingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly publicUrl: string;
  readonly sessions: Sessions;
  readonly proof: Accounts['signInProof'];
}

export function createAccountClosing(options: ClosingOptions) {
  const { db, events, emails, publicUrl, sessions, proof } = options;

  const sendClosingEmail = (trx: Database, closed: ClosedAccount) => {
    const facts = {
      firstName: closed.first_name,
      graceEnds: graceEndsAt(closed.closed_at),
      signInUrl: `${publicUrl}/auth/sign-in`,
    };
    return emails.send(trx, accountClosedEmail, { to: closed, facts });
  };

  const closeWithin = async (trx: Database, accountId: number, reason: string | null): Promise<Date> => {
    const closed = await queries.closeAccount(trx, accountId, reason);
    if (!closed) {
      const before = await queries.findClosedAt(trx, accountId);
      if (!before) throw new ProblemError('NOT_FOUND');
      return before;
    }
    await sessions.endAll(trx, accountId, 'account-closed');
    await sendClosingEmail(trx, closed);
    await events.record(trx, accountClosed, { accountId });
    return closed.closed_at;
  };

  return {
    async close({ accountId }: Member, { reason, ...shown }: Closing) {
      await proof.requireToClose(accountId, shown);
      const closedAt = await db.transaction().execute((trx) => closeWithin(trx, accountId, reason || null));
      return { closed_at: closedAt.toISOString(), erased_after: graceEndsAt(closedAt).toISOString() };
    },
  };
}
export type AccountClosing = ReturnType<typeof createAccountClosing>;
