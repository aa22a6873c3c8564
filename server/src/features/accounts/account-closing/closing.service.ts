import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type Outbox, tellPerson } from '../../messaging/outbox/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { type Accounts, graceEndsAt } from '../sign-in/index.ts';
import { accountClosed } from './closing.events.ts';
import * as queries from './closing.queries.ts';
import { goodbyeLetter, goodbyeMessage } from './closing-letters.ts';

type ClosedAccount = NonNullable<Awaited<ReturnType<typeof queries.closeAccount>>>;

interface Closing {
  readonly password?: string | undefined;
  /** Sent to an address of theirs that was verified before. */
  readonly otp?: string | undefined;
  readonly reason?: string | undefined;
}

export interface ClosingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly outbox: Outbox;
  readonly publicUrl: string;
  readonly sessions: Sessions;
  readonly proof: Accounts['signInProof'];
}

export function createAccountClosing(options: ClosingOptions) {
  const { db, events, outbox, publicUrl, sessions, proof } = options;

  const sayGoodbye = (trx: Database, closed: ClosedAccount) => {
    const goodbye = {
      firstName: closed.first_name,
      graceEnds: graceEndsAt(closed.closed_at),
      signInUrl: `${publicUrl}/auth/sign-in`,
    };
    const news = { mail: goodbyeLetter(goodbye), message: goodbyeMessage(goodbye) };
    return tellPerson(outbox, trx, closed, news);
  };

  const closeWithin = async (trx: Database, accountId: number, reason: string | null): Promise<Date> => {
    const closed = await queries.closeAccount(trx, accountId, reason);
    if (!closed) {
      const before = await queries.findClosedAt(trx, accountId);
      if (!before) throw new ProblemError('NOT_FOUND');
      return before;
    }
    await sessions.endAll(trx, accountId, 'account-closed');
    await sayGoodbye(trx, closed);
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
