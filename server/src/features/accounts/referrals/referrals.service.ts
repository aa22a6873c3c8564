import { randomInt } from 'node:crypto';
import { changeTypes } from '@callboard/contract/billing/credits';
import {
  type getReferral,
  type getReferrer,
  referralCredits,
} from '@callboard/contract/people/recruiter-profiles';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { giveCredits, lockCredits, sumEarned } from '../../billing/credits/index.ts';
import { ensureReferralCode } from '../../people/person-summaries/index.ts';
import { referralRewardedEmail } from './referrals.emails.ts';
import { referralRewarded } from './referrals.events.ts';
import * as queries from './referrals.queries.ts';

interface ReferralsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly publicUrl: string;
}

type Referral = z.output<(typeof getReferral)['response']>;
type Referrer = NonNullable<Awaited<ReturnType<typeof queries.findReferrer>>>;

/** Without easily confused letters and digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const makeCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

const bonus = { changeType: changeTypes.referral, credits: referralCredits, source: 'referral' } as const;

export function createReferrals({ db, events, emails, publicUrl }: ReferralsOptions) {
  const thank = async (trx: Database, referrer: Referrer, newcomerId: number, balance: number) => {
    const facts = {
      firstName: referrer.first_name,
      credits: referralCredits,
      balance,
      historyUrl: `${publicUrl}/app/recruiter/dashboard/credits-balance`,
    };
    const reward = { recruiterId: referrer.id, newcomerId, credits: referralCredits };
    await events.record(trx, referralRewarded, reward);
    const dedupeKey = `referral:${referrer.id}:${newcomerId}`;
    return emails.send(trx, referralRewardedEmail, { to: referrer, facts, dedupeKey });
  };

  return {
    async read(recruiterId: number): Promise<Referral> {
      const saveCode = () => ensureReferralCode(db, recruiterId, makeCode());
      // A concurrent first reader's code is visible only in a new query.
      const code = (await saveCode()) ?? (await saveCode());
      if (code === undefined) throw new ProblemError('NOT_FOUND');
      const { joined, verified } = await queries.countBrought(db, code, recruiterId);
      return {
        link: `${publicUrl}/?ref=${code}`,
        code,
        credits_each: referralCredits,
        joined,
        verified,
        credits_earned: await sumEarned(db, recruiterId, 'referral:'),
      };
    },

    /** What a newcomer may know of whoever invites them. */
    async readReferrer(code: string): Promise<z.output<(typeof getReferrer)['response']>> {
      const row = await queries.findByCode(db, code);
      if (!row) throw new ProblemError('NOT_FOUND');
      const name = `${row.first_name} ${row.last_name}`.trim();
      return { name, company: row.company, credits_each: referralCredits };
    },

    /** Locks both accounts in a fixed order, to avoid deadlocks. */
    async lockSides(trx: Database, newcomerId: number): Promise<Referrer | undefined> {
      const referrer = await queries.findReferrer(trx, newcomerId);
      const sides = referrer ? [newcomerId, referrer.id] : [newcomerId];
      for (const id of sides.sort((a, b) => a - b)) await lockCredits(trx, id);
      return referrer;
    },

    /** After verification both get their credits, once. Returns how many the new recruiter got. */
    async settle(trx: Database, newcomerId: number, referrer: Referrer): Promise<number> {
      const forReferrer = await giveCredits(trx, {
        ...bonus,
        recruiterId: referrer.id,
        cause: `referral:${newcomerId}`,
      });
      if (forReferrer) await thank(trx, referrer, newcomerId, forReferrer.balance);
      const forNewcomer = await giveCredits(trx, { ...bonus, recruiterId: newcomerId, cause: 'referred' });
      return forNewcomer ? referralCredits : 0;
    },
  };
}
export type Referrals = ReturnType<typeof createReferrals>;
