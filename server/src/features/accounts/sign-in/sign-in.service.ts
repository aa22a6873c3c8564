import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { deviceOf, Sessions, StartedSession } from '../sessions/index.ts';
import { accountReopened } from './accounts.events.ts';
import * as queries from './accounts.queries.ts';
import { graceEndsAt } from './grace.ts';
import type { Origin } from './known-devices.ts';
import { isPassword } from './password.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Device = ReturnType<typeof deviceOf>;
type Found = Pick<NonNullable<Awaited<ReturnType<typeof queries.findByEmail>>>, 'id' | 'closed_at'>;

interface SignInOptions {
  readonly db: Database;
  readonly signInLimits: SignInLimits;
  readonly sessions: Sessions;
  readonly events: EventRecorder;
}

export function createSignIn({ db, signInLimits, sessions, events }: SignInOptions) {
  const rejectClosed = (closedAt: Date) => {
    const until = graceEndsAt(closedAt);
    if (until.getTime() < Date.now()) throw new ProblemError('CREDENTIALS_WRONG');
    throw new ProblemError('ACCOUNT_CLOSED', {
      detail: `You can reopen it until ${until.toISOString()}.`,
    });
  };

  /** For an authenticated person. */
  const enter = (account: Found, device: Device, reopen: boolean): Promise<StartedSession> =>
    db.transaction().execute(async (trx) => {
      if (account.closed_at) {
        if (!reopen || graceEndsAt(account.closed_at).getTime() < Date.now()) rejectClosed(account.closed_at);
        if (!(await queries.reopenAccount(trx, account.id))) throw new ProblemError('EMAIL_TAKEN');
        await events.record(trx, accountReopened, { accountId: account.id });
      }
      return sessions.start(trx, account.id, device);
    });

  return {
    enter,

    async withPassword(
      { email, password, reopen = false }: { email: string; password: string; reopen?: boolean | undefined },
      device: Device,
      origin: Origin,
    ): Promise<StartedSession> {
      const account = await queries.findByEmail(db, email);
      const attempt = await signInLimits.admit({ email, account, origin });
      const right = await isPassword(account?.password_hash, password);
      if (!account || !right) {
        if (!attempt.byKnownDevice) {
          await signInLimits.countWrongTry(email, account?.device_generation ?? 0);
        }
        throw new ProblemError('CREDENTIALS_WRONG');
      }
      await attempt.wasRight();
      return enter(account, device, reopen);
    },
  };
}
export type SignIn = ReturnType<typeof createSignIn>;
