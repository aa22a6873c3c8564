import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { EventRecorder } from '../../platform/events/event-recorder.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { job } from '../../platform/jobs/job.ts';
import { addJob } from '../../platform/jobs/jobs.queries.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { passwordChangedLetter, resetLetter } from './account-letters.ts';
import { accountLimits } from './account-limits.ts';
import { accountPasswordReset } from './accounts.events.ts';
import { findByEmail, findNames, forgetKnownDevices, setPassword } from './accounts.queries.ts';
import { confirmEmail } from './contact.queries.ts';
import { refuseGuessable } from './guessable-password.ts';
import { type Place, placeOfAccount } from './known-devices.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import { hashPassword } from './password.ts';

const mailLinkJob = 'accounts/mail-reset-link';

interface PasswordResetOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly links: OneTimeLinks;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly events: EventRecorder;
}

export function createPasswordReset({ db, limits, links, sessions, outbox, events }: PasswordResetOptions) {
  /** Nobody is flooded, and whoever asks elsewhere does not keep the owner's own mail away. */
  const isOneTooMany = async (email: string, place: Place): Promise<boolean> => {
    // Only a device with a cookie of ours is looked up: without one, every address takes the same time.
    const account = place.devices.length > 0 ? await findByEmail(db, email) : undefined;
    const { key, known } = placeOfAccount(place, account);
    if (!(await limits.isWithin(`reset-mail:${email}:${key}`, accountLimits.resetMailsByPlace))) return true;
    return !known && !(await limits.isWithin(`reset-mail:${email}`, accountLimits.resetMailsByAccount));
  };

  const mailLink = async (email: string) => {
    const account = await findByEmail(db, email);
    if (!account) return;
    await db.transaction().execute(async (trx) => {
      const url = await links.make(trx, { purpose: 'reset-password', accountId: account.id, email });
      const mail = { channel: 'mail', recipient: email, sensitive: true } as const;
      await outbox.queue(trx, { ...mail, ...resetLetter(account.first_name, url) });
    });
  };

  return {
    /** Whether there is such an account is found out later, so that every address takes the same time. */
    async ask(email: string, place: Place): Promise<void> {
      if (await isOneTooMany(email, place)) return;
      await addJob(db, { name: mailLinkJob, payload: { email } });
    },

    /** Answers whose password it was. */
    async reset(token: string, password: string): Promise<number> {
      refuseGuessable(password, []);
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const { accountId, email } = await links.use(trx, 'reset-password', token);
        const account = await findNames(trx, accountId);
        if (!account) throw new ProblemError('LINK_EXPIRED');
        refuseGuessable(password, [account.first_name, account.last_name, email]);
        await setPassword(trx, accountId, passwordHash);
        // The link came by mail, so the address is theirs.
        await confirmEmail(trx, accountId, email);
        await links.spendOthers(trx, accountId, 'reset-password');
        await sessions.endAll(trx, accountId, 'password-changed');
        await forgetKnownDevices(trx, accountId);
        const mail = { channel: 'mail', recipient: email } as const;
        await outbox.queue(trx, { ...mail, ...passwordChangedLetter(account.first_name) });
        await events.record(trx, accountPasswordReset, { accountId });
        return accountId;
      });
    },

    jobs: [
      job({
        name: mailLinkJob,
        payload: z.object({ email: z.string() }),
        run: ({ email }) => mailLink(email),
      }),
    ],
  };
}
