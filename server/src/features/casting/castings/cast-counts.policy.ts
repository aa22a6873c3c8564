import { fewestNotShown } from '@callboard/contract/casting/castings';

interface Cast {
  /** Everyone who was cast. */
  readonly total: number;
  /** Those who agreed and may be shown. */
  readonly shown: number;
}

/** Those not shown by their wish. A few are not counted, and nobody must be able to work it out. */
export function notShownOf({ total, shown }: Cast): { count: number | null; is_few: boolean } | null {
  const count = total - shown;
  if (count === 0) return null;
  return count < fewestNotShown ? { count: null, is_few: true } : { count, is_few: false };
}

/** All who were cast, less those who are a few and not shown. */
export const rolesCastOf = (cast: Cast): number => cast.shown + (notShownOf(cast)?.count ?? 0);
