interface Shoot {
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
}

/** The days of a shoot on which somebody can still be wanted; undefined when it is over, or nobody knows. */
export function shootDaysLeft({ shoot_starts_on, shoot_ends_on }: Shoot, today: string) {
  if (shoot_starts_on === null || shoot_ends_on === null || shoot_ends_on < today) return undefined;
  return { from: shoot_starts_on < today ? today : shoot_starts_on, to: shoot_ends_on };
}
