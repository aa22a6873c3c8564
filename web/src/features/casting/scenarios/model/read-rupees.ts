import { maxCastBudgetPaise } from '@callboard/contract/casting/scenario-counting';

/** Whole rupees as people write them, in paise: 40,00,000 or ₹ 4000000. Null for nothing, undefined for nonsense. */
export function readRupees(text: string): number | null | undefined {
  const digits = text.replaceAll(/[₹,\s]/gu, '');
  if (digits === '') return null;
  if (!/^\d{1,11}$/u.test(digits)) return undefined;
  const paise = Number(digits) * 100;
  return paise >= 1 && paise <= maxCastBudgetPaise ? paise : undefined;
}
