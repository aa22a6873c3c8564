const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Undefined for impossible dates such as 31 February. */
function toWire(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
}

/**
 * Reads 16/11/2026, 16.11.2026, 16112026, 16 Nov 2026 and ISO dates, whatever the browser's language. Null
 * when empty, undefined when invalid.
 */
export function readDate(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const wire = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  if (wire) return toWire(Number(wire[1]), Number(wire[2]), Number(wire[3]));
  const numbers =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (numbers) return toWire(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const named = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*,? (\d{4})$/.exec(typed);
  const month = months.indexOf(named?.[2] ?? '') + 1;
  return named && month > 0 ? toWire(Number(named[3]), month, Number(named[1])) : undefined;
}

/** 16/11/2026 */
export const writeDate = (day: string): string => {
  const [year, month, date] = day.split('-');
  return year && month && date ? `${date}/${month}/${year}` : '';
};
