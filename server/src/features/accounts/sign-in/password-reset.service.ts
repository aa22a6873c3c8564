import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import { changeTalent } from '../../people/person-summaries/index.ts';
import { describeDevice, type deviceOf, type Sessions } from '../sessions/index.ts';
import { resetContent } from './account-emails.ts';
import { accountLimits } from './account-limits.ts';
import { accountPasswordReset } from './accounts.events.ts';
import { findByEmail, forgetKnownDevices } from './accounts.queries.ts';
import { rejectGuessable } from './guessable-password.ts';
import { accountOrigin, type Origin } from './known-devices.ts';
import { maskAddress } from './mask-address.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import { hashPassword } from './password.ts';
import { passwordResetEmail } from './sign-in.emails.ts';
import { insertChange, spendChangeLinks } from './sign-in-changes.queries.ts';
import * as queries from './sign-in-methods.queries.ts';
import { lockSignInState, writeSignIn } from './sign-in-methods.queries.ts';
import type { SignInState } from './sign-in-state.ts';

/** An account made with someone else's address may have sent copies elsewhere. */
const noManager = {
  is_managed: false,
  manager_name: null,
  manager_email: null,
  manager_mobile: null,
  manager_gets_mail: false,
  manager_gets_messages: false,
} as const;

interface Reset {
  readonly before: SignInState;
  readonly email: string;
  readonly passwordHash: string;
  readonly device: string;
}

const endedBy = ({ mobile, mobile_verified_at, identities }: SignInState): NamedMethod[] => [
  ...(mobile !== null && mobile_verified_at !== null
    ? [{ method: 'mobile' as const, address: maskAddress(mobile) }]
    : []),
  ...identities.map(({ provider }) => ({ method: provider, address: null })),
];

/**
 * The link proves the email, so all other sign-in methods end: an intruder may have added them. If the email
 * was never verified, someone else may have made the account, so nothing of theirs stays.
 */
async function resetSignIn(
  trx: Database,
  { before, email, passwordHash, device }: Reset,
): Promise<NamedMethod[]> {
  const wasMadeByOthers = before.email_verified_at === null;
  await insertChange(trx, { before, method: 'password', action: 'changed', device });
  await spendChangeLinks(trx, before.id);
  await queries.writeSignIn(trx, before.id, {
    email,
    email_verified_at: before.email_verified_at ?? new Date(),
    mobile_verified_at: null,
    ...(wasMadeByOthers && { mobile: null }),
    pending_email: null,
    pending_mobile: null,
    password_hash: passwordHash,
  });
  await queries.endIdentities(trx, before.id, ['github', 'instagram']);
  if (wasMadeByOthers) await changeTalent(trx, before.id, noManager);
  return endedBy(before);
}

/** Both set a password. */
const purposes = ['reset-password', 'set-password'] as const;

const mailLinkJob = 'accounts/mail-reset-link';

type Device = ReturnType<typeof deviceOf>;

interface PasswordResetOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly links: OneTimeLinks;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly emails: Emails;
  readonly events: EventRecorder;
}

export function createPasswordReset(options: PasswordResetOptions) {
  const { db, limits, links, sessions, outbox, emails, events } = options;
  /** Limits emails, without letting others block the owner's own. */
  const isOneTooMany = async (email: string, origin: Origin): Promise<boolean> => {
    // Looked up only with our cookie, so response times do not reveal accounts.
    const account = origin.devices.length > 0 ? await findByEmail(db, email) : undefined;
    const { key, known } = accountOrigin(origin, account);
    if (!(await limits.isWithin(`reset-mail:${email}:${key}`, accountLimits.resetEmailsByOrigin)))
      return true;
    return !known && !(await limits.isWithin(`reset-mail:${email}`, accountLimits.resetMailsByAccount));
  };

  const mailLink = async (email: string) => {
    const account = await findByEmail(db, email);
    if (!account) return;
    await db.transaction().execute(async (trx) => {
      const url = await links.make(trx, { purpose: 'reset-password', accountId: account.id, email });
      const mail = { channel: 'mail', recipient: email, sensitive: true } as const;
      await outbox.queue(trx, { ...mail, ...resetContent(account.first_name, url) });
    });
  };

  const notifyOfReset = async (trx: Database, before: SignInState, ended: readonly NamedMethod[]) => {
    const { email, mobile, first_name: firstName } = before;
    const facts = { firstName, ended };
    if (email !== null) await emails.send(trx, passwordResetEmail, { to: { email, mobile: null }, facts });
    if (mobile !== null && ended.some(({ method }) => method === 'mobile'))
      await emails.send(trx, passwordResetEmail, { to: { email: null, mobile }, facts });
  };

  return {
    /** The account is looked up later, so response times do not reveal it. */
    async ask(email: string, origin: Origin): Promise<void> {
      if (await isOneTooMany(email, origin)) return;
      await addJob(db, { name: mailLinkJob, payload: { email } });
    },

    check: (token: string): Promise<void> => links.check(db, purposes, token),

    /** Returns the account and the removed sign-in methods. */
    async reset(
      token: string,
      password: string,
      { userAgent }: Device,
    ): Promise<{ accountId: number; ended: NamedMethod[] }> {
      rejectGuessable(password, []);
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const { accountId, email, purpose } = await links.use(trx, purposes, token);
        const before = await lockSignInState(trx, accountId);
        // The owner of the old address must not get back in by an earlier link.
        if (before?.email !== email) throw new ProblemError('LINK_EXPIRED');
        const { first_name, last_name } = before;
        rejectGuessable(password, [first_name, last_name, email]);
        const { device } = describeDevice(userAgent);
        const ended =
          purpose === 'reset-password' ? await resetSignIn(trx, { before, email, passwordHash, device }) : [];
        if (purpose === 'set-password') await writeSignIn(trx, accountId, { password_hash: passwordHash });
        await links.spendAll(trx, accountId);
        await sessions.endAll(trx, accountId, 'password-changed');
        await forgetKnownDevices(trx, accountId);
        await notifyOfReset(trx, before, ended);
        await events.record(trx, accountPasswordReset, { accountId });
        return { accountId, ended };
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
