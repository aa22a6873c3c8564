import { formatCount } from '../format/count.ts';
import { readRupees } from './read-rupees.ts';

/** As a field shows it: 1,20,000. Empty for no amount. */
export const writePaise = (paise: number | null): string =>
  paise === null ? '' : formatCount(Math.round(paise / 100));

/** Null when empty, undefined when it cannot be read. */
export const readPaise = (typed: string): number | null | undefined => {
  const rupees = readRupees(typed);
  return typeof rupees === 'number' ? rupees * 100 : rupees;
};
