const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const whole = inUtc({ weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' });
const day = inUtc({ weekday: 'short', day: '2-digit' });
const dayMonth = inUtc({ weekday: 'short', day: '2-digit', month: 'short' });

const plain = (text: string) => text.replace(',', '');

/** Wed 02 Dec 2026; Wed 02 to Sat 05 Dec 2026; Wed 30 Dec 2026 to Fri 01 Jan 2027. */
export function spellRange(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (from === to) return plain(whole.format(start));
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${plain(day.format(start))} to ${plain(whole.format(end))}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? dayMonth : whole;
  return `${plain(first.format(start))} to ${plain(whole.format(end))}`;
}
