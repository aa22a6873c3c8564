import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

const dayMs = 86_400_000;
const soonDays = 14;

interface ShootDates {
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
}

export type ShootState =
  | { readonly kind: 'none' }
  /** `isSoon`: within two weeks. */
  | {
      readonly kind: 'ahead';
      readonly from: string;
      readonly to: string;
      readonly days: number;
      readonly isSoon: boolean;
    }
  | { readonly kind: 'now'; readonly to: string }
  | { readonly kind: 'over'; readonly from: string; readonly to: string };

/** Where a project stands between its first and its last day of shooting. */
export function shootState({ shoot_starts_on, shoot_ends_on }: ShootDates, now = Date.now()): ShootState {
  const from = shoot_starts_on ?? shoot_ends_on;
  if (from === null) return { kind: 'none' };
  const to = shoot_ends_on ?? from;
  const today = dayInIndia(now);
  if (today < from) {
    const days = Math.round((Date.parse(from) - Date.parse(today)) / dayMs);
    return { kind: 'ahead', from, to, days, isSoon: days <= soonDays };
  }
  return today <= to ? { kind: 'now', to } : { kind: 'over', from, to };
}
