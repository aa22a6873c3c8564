import { formatCount } from './count.ts';

const noBreakSpace = '\u00a0';
const minus = '\u2212';

/** Integer paise to ₹ 3,20,000. Paise are written only when there are any. */
export function formatRupees(paise: number): string {
  if (!Number.isInteger(paise)) throw new RangeError(`Money is whole paise, not ${paise}`);
  const rupees = formatCount(Math.floor(Math.abs(paise) / 100));
  const rest = Math.abs(paise) % 100;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${paise < 0 ? minus : ''}₹${noBreakSpace}${rupees}${fraction}`;
}
