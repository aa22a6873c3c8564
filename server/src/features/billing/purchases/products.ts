import { taxOn } from '@callboard/contract/billing/money';
import { type PackSize, type PaidPlan, packs, plans } from '@callboard/contract/billing/purchases';
import { longDay } from './format-money.ts';
import { addDays, monthsLater } from './plan-months.ts';

export const planNames: Readonly<Record<PaidPlan, string>> = { studio: 'Studio', agency: 'Agency' };

interface Choice {
  readonly pack?: PackSize | undefined;
  readonly plan?: PaidPlan | undefined;
}

/** For a buyer in this state. */
export function priceOf({ pack, plan }: Choice, stateCode: string | null) {
  if (plan !== undefined) {
    const { monthly_credits, net_paise } = plans[plan];
    const what = { kind: 'plan', plan, credits: monthly_credits } as const;
    return { ...what, net_paise, ...taxOn(net_paise, stateCode), state_code: stateCode };
  }
  if (pack === undefined) throw new Error('A purchase is of a pack or of a plan');
  const { net_paise } = packs[pack];
  const what = { kind: 'pack', plan: null, credits: pack } as const;
  return { ...what, net_paise, ...taxOn(net_paise, stateCode), state_code: stateCode };
}

interface Sold {
  readonly plan: PaidPlan | null;
  readonly month: string | null;
  readonly credits: number;
}

/** "Pack of 100 credits", "Studio plan": for emails. */
export const nameOf = ({ plan, credits }: Sold): string =>
  plan === null ? `Pack of ${credits} credits` : `${planNames[plan]} plan`;

export function lineOf(sold: Sold): string {
  const { plan, month, credits } = sold;
  if (plan === null || month === null) return `${nameOf(sold)} for unlocking talent profiles`;
  const until = addDays(monthsLater(month, 1), -1);
  return `${planNames[plan]} plan, ${longDay(month)} to ${longDay(until)}, ${credits} credits`;
}
