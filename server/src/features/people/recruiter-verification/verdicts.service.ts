import { changeTypes, creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Referrals } from '../../accounts/referrals/index.ts';
import { giveCredits } from '../../billing/credits/index.ts';
import { refusedEmail, verifiedEmail } from './verification.emails.ts';
import { documentsRefused, recruiterUnverified, recruiterVerified } from './verification.events.ts';
import * as queries from './verification.queries.ts';

export interface VerdictsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly referrals: Referrals;
  readonly publicUrl: string;
}

interface Decision {
  readonly recruiterId: number;
  /**
   * The submission that was reviewed, so a newer one is not decided unseen. Left out: the one that is
   * waiting.
   */
  readonly submission?: string;
  /** Null for a command on the server. */
  readonly adminId: number | null;
}

/** The only code that verifies, unverifies or refuses a recruiter. */
export function createVerdicts({ db, events, emails, referrals, publicUrl }: VerdictsOptions) {
  const sendWelcome = async (
    trx: Database,
    recruiterId: number,
    credits: { bonus: number; referral: number },
  ) => {
    const person = await queries.findPerson(trx, recruiterId);
    const facts = { firstName: person.first_name, ...credits, findUrl: `${publicUrl}/find-talents` };
    await emails.send(trx, verifiedEmail, { to: person, facts });
  };

  /** Credits are given the first time only. */
  const becomeVerified = async (trx: Database, recruiterId: number) => {
    const referrer = await referrals.lockSides(trx, recruiterId);
    const before = await queries.lockRecruiter(trx, recruiterId);
    if (!before) throw new ProblemError('NOT_FOUND');
    if (before.verified_at !== null) return;
    await queries.setVerified(trx, recruiterId, true);
    await events.record(trx, recruiterVerified, { recruiterId });
    const bonus = await giveCredits(trx, {
      recruiterId,
      changeType: changeTypes.bonus,
      credits: creditsWhenVerified,
      source: 'bonus',
      cause: 'verified',
    });
    const referral = referrer ? await referrals.settle(trx, recruiterId, referrer) : 0;
    await sendWelcome(trx, recruiterId, { bonus: bonus ? creditsWhenVerified : 0, referral });
  };

  const sendRefusal = async (trx: Database, recruiterId: number, reason: string) => {
    const person = await queries.findPerson(trx, recruiterId);
    const pageUrl = `${publicUrl}/recruiter/${person.public_id}`;
    const facts = { firstName: person.first_name, reason, pageUrl };
    await emails.send(trx, refusedEmail, { to: person, facts });
  };

  return {
    /** Also settles documents that are waiting. */
    async markVerified(trx: Database, { recruiterId, adminId }: Decision): Promise<void> {
      await becomeVerified(trx, recruiterId);
      const verdict = { status: 'verified', refused_reason: null, decided_by: adminId } as const;
      await queries.decideRequest(trx, { recruiterId }, verdict);
    },

    async markUnverified(trx: Database, recruiterId: number): Promise<void> {
      const before = await queries.lockRecruiter(trx, recruiterId);
      if (!before) throw new ProblemError('NOT_FOUND');
      if (before.verified_at === null) return;
      await queries.setVerified(trx, recruiterId, false);
      await events.record(trx, recruiterUnverified, { recruiterId });
    },

    approve: ({ recruiterId, submission, adminId }: Decision): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await becomeVerified(trx, recruiterId);
        const verdict = { status: 'verified', refused_reason: null, decided_by: adminId } as const;
        const decided = await queries.decideRequest(trx, { recruiterId, submission }, verdict);
        if (!decided) throw new ProblemError('CONFLICT');
      }),

    refuse: ({ recruiterId, submission, adminId }: Decision, reason: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await queries.lockRecruiter(trx, recruiterId);
        const verdict = { status: 'refused', refused_reason: reason, decided_by: adminId } as const;
        const decided = await queries.decideRequest(trx, { recruiterId, submission }, verdict);
        if (!decided) throw new ProblemError('CONFLICT');
        await events.record(trx, documentsRefused, { recruiterId, submission: decided });
        await sendRefusal(trx, recruiterId, reason);
      }),
  };
}
export type Verdicts = ReturnType<typeof createVerdicts>;
