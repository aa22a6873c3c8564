import { hourInIndia } from '../../../../shared/lib/format/dates.ts';

const noon = 12;
const evening = 17;

export function partOfDay(moment: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = hourInIndia(moment);
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}
