import { creditsWhenVerified, planCreditsLastDays } from '@callboard/contract/billing/credits';
import { ownStateCode } from '@callboard/contract/billing/money';
import { plans } from '@callboard/contract/billing/purchases';
import { referralCredits } from '@callboard/contract/people/recruiter-profiles';
import type { Batch } from './batch.ts';
import { dateOn, moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import type { UnlockRow } from './credit-rows.ts';
import { Ledger, type LedgerRows } from './ledger.ts';
import { Sales } from './purchases.ts';
import { referredRecruiterId } from './recruiter.ts';

const demoRecruiterId = 1;
/** How many days ago she unlocked each shortlisted talent. */
const unlockedDaysAgo = [128, 96, 71, 64, 55, 43, 38, 27, 21, 13, 9, 5, 3, 1];

type Step = readonly [at: string, happen: (ledger: Ledger) => void];

/** The first moment of an Indian month, this many months ago. */
function monthBegins(today: Date, monthsAgo: number): { at: string; month: string } {
  const [year = 0, month = 1] = dateOn(today, 0).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - monthsAgo, 1));
  return {
    at: new Date(first.getTime() - 5.5 * 3_600_000).toISOString(),
    month: first.toISOString().slice(0, 10),
  };
}

const giftOf = (today: Date, daysAgo: number, gift: Omit<Parameters<Ledger['give']>[0], 'at'>): Step => {
  const at = moment(today, -daysAgo);
  return [at, (ledger) => ledger.give({ ...gift, at })];
};

const monthsOnPlan = [4, 3, 2, 1, 0];

function planMonth(sales: Sales, today: Date, monthsAgo: number): Step {
  const { at, month } = monthBegins(today, monthsAgo);
  const expiresAt = new Date(Date.parse(at) + planCreditsLastDays * 86_400_000).toISOString();
  const plan = { name: 'studio', month } as const;
  const gift = {
    changeType: 1,
    credits: plans.studio.monthly_credits,
    source: 'plan',
    cause: `plan:1:${month}`,
  } as const;
  return [
    at,
    (ledger) => {
      const lotId = ledger.give({ ...gift, at, expiresAt, plan });
      sales.month({ recruiterId: demoRecruiterId, at, lotId, subscriptionId: 1, month });
    },
  ];
}

function packBought(sales: Sales, today: Date, daysAgo: number): Step {
  const at = moment(today, -daysAgo);
  const pack = 25;
  const gift = { changeType: 2, credits: pack, source: 'pack' } as const;
  return [
    at,
    (ledger) => {
      const lotId = ledger.give({ ...gift, at, cause: `purchase:${sales.nextId}` });
      sales.pack({ recruiterId: demoRecruiterId, at, lotId, pack });
    },
  ];
}

function addPlan(batch: Batch, today: Date): void {
  const { at, month } = monthBegins(today, Math.max(...monthsOnPlan));
  batch.plan_subscription.push({
    id: 1,
    recruiter_id: demoRecruiterId,
    plan: 'studio',
    counted_from: month,
    months: monthsOnPlan.length,
    renews_on: monthBegins(today, -1).month,
    gateway: 'local',
    customer_ref: 'cust_demo_1',
    mandate_ref: 'token_demo_1',
    created_at: at,
  });
  batch.billing_details.push({
    recruiter_id: demoRecruiterId,
    legal_name: 'Lantern Casting',
    address: '14 Aram Nagar 2, Versova',
    city: 'Mumbai',
    state_code: ownStateCode,
    pin_code: '400061',
  });
}

/** Everyone she shortlisted, once each. */
function chosen(batch: Batch): UnlockRow[] {
  const seen = new Set<number>();
  return batch.character_shortlist
    .filter(({ talent_id }) => !seen.has(talent_id) && seen.add(talent_id))
    .slice(0, unlockedDaysAgo.length)
    .map(({ talent_id, character_id }) => ({
      recruiter_id: demoRecruiterId,
      talent_id,
      unlocked_at: '',
      character_id,
      credit_entry_id: null,
    }));
}

/** Of the last three unlocks, one has not replied, one said yes and one said no. */
function addQuestions(batch: Batch, unlocks: readonly UnlockRow[], today: Date): void {
  const answers = ['asked', 'available', 'not_available'] as const;
  for (const [index, unlock] of [...unlocks].reverse().slice(0, answers.length).entries()) {
    const status = answers[index] ?? 'asked';
    const answeredAt = new Date(Date.parse(unlock.unlocked_at) + 5 * 3_600_000).toISOString();
    batch.availability_question.push({
      recruiter_id: unlock.recruiter_id,
      talent_id: unlock.talent_id,
      starts_on: dateOn(today, 30),
      ends_on: dateOn(today, 48),
      status,
      asked_at: unlock.unlocked_at,
      settled_at: status === 'asked' ? null : answeredAt,
    });
  }
}

/** The demo recruiter: a bonus, a plan, packs, a referral and unlocks. */
export function addDemoRecruiter(batch: Batch, rows: LedgerRows, { today }: DemoContext): void {
  const unlocks = chosen(batch);
  const sales = new Sales(batch);
  addPlan(batch, today);
  const steps: Step[] = [
    giftOf(today, 570, { changeType: 1, credits: creditsWhenVerified, source: 'bonus', cause: 'verified' }),
    giftOf(today, 24, {
      changeType: 7,
      credits: referralCredits,
      source: 'referral',
      cause: `referral:${referredRecruiterId}`,
    }),
    ...monthsOnPlan.map((monthsAgo) => planMonth(sales, today, monthsAgo)),
    packBought(sales, today, 6),
    ...unlocks.map((unlock, index): Step => {
      unlock.unlocked_at = moment(today, -(unlockedDaysAgo[index] ?? 0) - 1 / 12);
      return [
        unlock.unlocked_at,
        (ledger) => {
          unlock.credit_entry_id = ledger.unlock(unlock.talent_id, unlock.unlocked_at);
        },
      ];
    }),
  ];
  const ledger = new Ledger(rows, demoRecruiterId);
  for (const [at, happen] of steps.sort(([a], [b]) => a.localeCompare(b))) {
    ledger.expire(at);
    happen(ledger);
  }
  ledger.expire(today.toISOString());
  batch.unlock.push(...unlocks);
  addQuestions(batch, unlocks, today);
}
