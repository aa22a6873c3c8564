import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { accountLimits } from './account-limits.ts';
import { accountTriedByStrangers } from './accounts.events.ts';
import { findByEmail, findByMobile } from './accounts.queries.ts';
import { accountOrigin, type Origin } from './known-devices.ts';

const warnJob = 'accounts/warn-of-wrong-tries';

interface SignInLimitsOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly events: EventRecorder;
}

interface Attempt {
  readonly email: string;
  readonly account: { readonly id: number; readonly device_generation: number } | undefined;
  readonly origin: Origin;
}

interface Admission {
  readonly byKnownDevice: boolean;
  /** Undoes the count when the password was right. */
  readonly wasRight: () => Promise<void>;
}

/** Counts wrong attempts, also for accounts that do not exist. */
export function createSignInLimits({ db, limits, events }: SignInLimitsOptions) {
  /** The account is looked up later, so response times do not reveal it. */
  const countWrongTry = async (address: string, generation: number): Promise<void> => {
    const { max, seconds } = accountLimits.wrongTriesUntilWarning;
    const tries = await limits.count(`wrong-tries:${address}:${generation}`, seconds);
    if (tries === max) await addJob(db, { name: warnJob, payload: { address } });
  };

  const admitUnknownDevice = async (email: string, generation: number, network: string) => {
    const byNetwork = `sign-in:network:${network}`;
    const byAccount = `sign-in:account:${email}:${generation}`;
    const byBoth = `${byAccount}:${network}`;
    await limits.take(byNetwork, accountLimits.signInByNetwork);
    const { max, seconds } = accountLimits.signInByAccount;
    const isSlowed = (await limits.read(byAccount, seconds)) >= max;
    await limits.take(
      byBoth,
      isSlowed ? accountLimits.signInWhileSlowed : accountLimits.signInByAccountAndNetwork,
    );
    await limits.count(byAccount, seconds);
    return async () => {
      await limits.uncount(byNetwork);
      await limits.uncount(byAccount);
      await limits.forget(byBoth);
    };
  };

  return {
    countWrongTry,

    /** Counts an attempt, or rejects it. */
    async admit({ email, account, origin }: Attempt): Promise<Admission> {
      const { key, known } = accountOrigin(origin, account);
      const byDevice = `sign-in:${key}`;
      if (known && (await limits.isWithin(byDevice, accountLimits.signInByKnownDevice))) {
        return { byKnownDevice: true, wasRight: () => limits.forget(byDevice) };
      }
      const wasRight = await admitUnknownDevice(email, account?.device_generation ?? 0, origin.network);
      return { byKnownDevice: false, wasRight };
    },

    jobs: [
      job({
        name: warnJob,
        payload: z.object({ address: z.string() }),
        run: async ({ address }) => {
          const account = address.includes('@')
            ? await findByEmail(db, address)
            : await findByMobile(db, address);
          if (!account || account.closed_at) return;
          await db
            .transaction()
            .execute((trx) => events.record(trx, accountTriedByStrangers, { accountId: account.id }));
        },
      }),
    ],
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;
