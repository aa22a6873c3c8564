import { dateOn } from './calendar.ts';
import { unavailableReasons } from './data/about-lines.ts';
import type { Random } from './random.ts';
import type { UnavailableDatesRow } from './rows.ts';

/** Walks forward through the coming months, so that two ranges of one talent never meet. */
export function unavailableDatesOf(talentId: number, today: Date, random: Random): UnavailableDatesRow[] {
  const rows: UnavailableDatesRow[] = [];
  if (random.chance(0.62)) return rows;
  let day = random.int(-4, 20);
  for (let left = random.int(1, 3); left > 0; left--) {
    const end = day + random.int(1, 14);
    rows.push({
      account_id: talentId,
      days: `[${dateOn(today, day)},${dateOn(today, end)})`,
      reason: random.pick(unavailableReasons),
    });
    day = end + random.int(2, 30);
  }
  return rows;
}
