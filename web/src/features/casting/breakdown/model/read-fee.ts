import type { FeeUnit } from './breakdown.ts';
import { type Match, matchAt } from './facts.ts';

const label = String.raw`(?:(?:budget|fees|fee|rate|remuneration|payment|payout|pay|charges)(?: is| of)?\s{0,3}[:=-]{0,2}\s{0,3})?`;
const amount =
  String.raw`(₹|rs\.?|inr)?\s?((?:\d{1,3}(?:,\d{2,3}){1,4}|\d{1,9})(?:\.\d{1,2})?)` +
  String.raw`(?:\s?(k|thousand|hazaar|hazar|lakhs|lakh|lacs|lac|l|crores|crore|cr)(?!\p{L}))?(\s?\/-)?(?:\s?(?:rs|inr|rupees)\.?(?!\p{L}))?`;
const whole = '(?:the |a |whole |full |entire |complete ){0,3}';
const unit =
  String.raw`(?:(?:\/\s?|per |a |for ${whole})?(day|project|film|movie|month)|(?:\/|per )?(daily|monthly|pd|p\.d\.|pm|p\.m\.)|` +
  String.raw`${whole}(project|film|movie))(?![\p{L}\p{N}])`;

const amountThenUnit = new RegExp(`${label}${amount}\\s{0,3}${unit}`, 'uy');
const unitThenAmount = new RegExp(
  String.raw`${label}(?:per|for ${whole})\s?(day|project|film|month)\s{0,3}[:=-]{0,2}\s{0,3}${amount}(?![\p{L}\p{N}%-]|\.\d| to )`,
  'uy',
);
const onlyAmount = new RegExp(String.raw`${label}${amount}(?: only)?\s*$`, 'uy');
const unitInHeading =
  /(?:per|\/|a|for (?:the )?|whole |full )\s?(day|project|film|movie|month)(?!\p{L})|(day) rate|(daily|monthly)|^(day|project)$|\((day|project|month)\)/u;

const units: Readonly<Record<string, FeeUnit>> = {
  day: 'day',
  daily: 'day',
  pd: 'day',
  'p.d.': 'day',
  project: 'project',
  film: 'project',
  movie: 'project',
  month: 'month',
  monthly: 'month',
  pm: 'month',
  'p.m.': 'month',
};
const factors: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, h: 1e3, l: 1e5, c: 1e7 };
const leastRupees = 100;

function toPaise(digits: string | undefined, size: string | undefined): number {
  const factor = size === undefined ? 1 : (factors[size.charAt(0)] ?? 1);
  return Math.round(Number((digits ?? '').replaceAll(',', '')) * factor * 100);
}

function fee(found: RegExpExecArray, paise: number, per: FeeUnit | undefined): Match | null {
  if (per === undefined || paise < leastRupees * 100 || !Number.isSafeInteger(paise)) return null;
  return { end: found.index + found[0].length, value: { what: 'fee', paise, per }, firmness: 'firm' };
}

/** An amount with its unit: "8k/day", "₹1.5 lakh for the project", "per day 8,000". Never an amount alone. */
export function matchFee(plain: string, place: number): Match | null {
  const found = matchAt(amountThenUnit, plain, place);
  if (found) {
    const name = found[5] ?? found[6] ?? found[7] ?? '';
    return fee(found, toPaise(found[2], found[3]), units[name]);
  }
  const turned = matchAt(unitThenAmount, plain, place);
  return turned && fee(turned, toPaise(turned[3], turned[4]), units[turned[1] ?? '']);
}

/** An amount alone, where a heading says the unit. */
export function matchAmount(plain: string, place: number, per: FeeUnit): Match | null {
  const found = matchAt(onlyAmount, plain, place);
  return found && fee(found, toPaise(found[2], found[3]), per);
}

export function feeUnitOf(heading: string): FeeUnit | null {
  const found = unitInHeading.exec(heading);
  const name = found?.slice(1).find((word) => word !== undefined);
  return units[name ?? ''] ?? null;
}
