interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** How many days of a period somebody is free, given when they are not. Null for a period that is not known. */
export function countFreeDays(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  unavailable: readonly Days[],
): { readonly free: number; readonly of: number } | null {
  if (from === null || to === null || to < from) return null;
  const first = dayNumber(from);
  const last = dayNumber(to);
  const of = last - first + 1;
  let taken = 0;
  let counted = first - 1;
  for (const { start_date, end_date } of unavailable.toSorted((a, b) =>
    a.start_date < b.start_date ? -1 : 1,
  )) {
    const start = Math.max(dayNumber(start_date), counted + 1);
    const end = Math.min(dayNumber(end_date), last);
    if (end < start) continue;
    taken += end - start + 1;
    counted = end;
  }
  return { free: of - taken, of };
}
