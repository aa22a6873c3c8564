interface Days {
  readonly from: string;
  readonly to: string;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** In order, with adjacent ranges joined. */
export function daysMissed(shoot: Days, unavailable: readonly Days[]): Days[] {
  const within = unavailable
    .map(({ from, to }) => ({ from: later(from, shoot.from), to: earlier(to, shoot.to) }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from.localeCompare(other.from));
  const joined: Days[] = [];
  for (const next of within) {
    const last = joined.at(-1);
    if (!last || next.from > nextDay(last.to)) joined.push(next);
    else joined.splice(-1, 1, { from: last.from, to: later(last.to, next.to) });
  }
  return joined;
}
