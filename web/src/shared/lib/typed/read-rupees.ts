import { readCount } from './read-count.ts';

/** ₹12,500; Rs. 12,500/-; 12.5k; 1.2 lakh. Null when empty, undefined when invalid. */
export const readRupees = (typed: string): number | null | undefined =>
  readCount(
    typed
      .trim()
      .replace(/^(₹|rs\.?|inr)\s*/i, '')
      .replace(/\s*(\/-|₹|rs\.?|inr)$/i, ''),
  );
