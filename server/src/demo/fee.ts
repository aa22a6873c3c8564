import type { Random } from './random.ts';
import type { JobRow } from './rows.ts';

type Fee = Pick<JobRow, 'fee_paise' | 'fee_per'>;
type Per = NonNullable<JobRow['fee_per']>;

const paisePerRupee = 100;

export function rupees(amount: number, per: Per): Fee {
  return { fee_paise: amount * paisePerRupee, fee_per: per };
}

/** Usual fees in rupees, and how often there is none. */
const usual: Readonly<Record<string, readonly [min: number, max: number, per: Per, unpaid: number]>> = {
  'Feature film': [9_000, 48_000, 'day', 0],
  'Web series': [10_000, 50_000, 'day', 0],
  'Television serial': [60_000, 220_000, 'month', 0],
  'Short film': [3_000, 14_000, 'day', 0.35],
  Commercial: [25_000, 140_000, 'project', 0],
  'Music video': [12_000, 60_000, 'project', 0.05],
  Theatre: [18_000, 90_000, 'project', 0.12],
  'Audio drama': [6_000, 30_000, 'project', 0],
  Documentary: [6_000, 16_000, 'day', 0.15],
};
const otherwise = [10_000, 45_000, 'project', 0.05] as const;

export function feeFor(type: string, random: Random): Fee {
  const [min, max, per, unpaid] = usual[type] ?? otherwise;
  const amount = Math.round((min + (max - min) * random.fraction() ** 1.4) / 500) * 500;
  return random.chance(unpaid) ? { fee_paise: null, fee_per: null } : rupees(amount, per);
}
