import type { Database } from '../../platform/db/database.ts';
import type { EventRecorder } from '../../platform/events/event-recorder.ts';
import type { Member } from '../../platform/http/own-account.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { type Accounts, graceEndsAt, isPassword } from '../accounts/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { accountClosed } from './closing.events.ts';
import * as queries from './closing.queries.ts';
import { goodbyeLetter, goodbyeMessage } from './closing-letters.ts';
import { confirmItIsYou, type Proof } from './confirm-it-is-you.ts';

type ClosedAccount = NonNullable<Awaited<ReturnType<typeof queries.closeAccount>>>;

const tries = { max: 10, seconds: 15 * 60 };

export interface ClosingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly sessions: Sessions;
  readonly codes: Accounts['codes'];
}

export function createAccountClosing(options: ClosingOptions) {
  const { db, events, outbox, limits, publicUrl, sessions, codes } = options;

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
    async close(
      { accountId }: Member,
      { reason, ...proof }: Proof & { readonly reason?: string | undefined },
    ) {
      await limits.take(`own-password:${accountId}`, tries);
      const credentials = await queries.findCredentials(db, accountId);
      if (!credentials) throw new ProblemError('NOT_FOUND');
      await confirmItIsYou(credentials, proof, { isPassword, checkCode: codes.check });
      const closedAt = await db.transaction().execute((trx) => closeWithin(trx, accountId, reason || null));
      return { closed_at: closedAt.toISOString(), erased_after: graceEndsAt(closedAt).toISOString() };
    },
  };
}
export type AccountClosing = ReturnType<typeof createAccountClosing>;
