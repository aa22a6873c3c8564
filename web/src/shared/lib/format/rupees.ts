const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const noBreakSpace = '\u00a0';
const minus = '\u2212';

/** Integer paise to ₹ 3,20,000. Paise are written only when there are any. */
export function formatRupees(paise: number): string {
  if (!Number.isInteger(paise)) throw new RangeError(`Money is whole paise, not ${paise}`);
  const rupees = Math.abs(paise) / 100;
  const digits = (Number.isInteger(rupees) ? whole : withPaise).format(rupees);
  return `${paise < 0 ? minus : ''}₹${noBreakSpace}${digits}`;
}
