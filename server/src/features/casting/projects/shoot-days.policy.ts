interface Shoot {
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
}

/** Undefined when the shoot is over or its dates are unknown. */
export function shootDaysLeft({ shoot_starts_on, shoot_ends_on }: Shoot, today: string) {
  if (shoot_starts_on === null || shoot_ends_on === null || shoot_ends_on < today) return undefined;
  return { from: shoot_starts_on < today ? today : shoot_starts_on, to: shoot_ends_on };
}
