import type { FeeUnit } from '@callboard/contract/people/fees';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { TalentRow } from './rows.ts';

type FeeColumns = Pick<TalentRow, 'fee_rupees' | 'fee_per' | 'fee_note'>;

const notes = [
  'Negotiable for student films',
  'Negotiable for theatre',
  'Travel and stay on top outside my city',
  'Half for look tests and fittings',
  'Less for more than five days',
];

/** As people round when they name a price. */
const rounded = (rupees: number): number => {
  const step = rupees < 5_000 ? 250 : rupees < 30_000 ? 500 : rupees < 100_000 ? 2_500 : 10_000;
  return Math.max(step, Math.round(rupees / step) * step);
};

/** What a typical one asks for. */
const usual = { day: 7_000, project: 60_000, hour: 2_500 } as const satisfies Record<FeeUnit, number>;

/** Voices are paid by the hour; others by the day, some for the whole project. */
const unitOf = ({ discipline }: Person, random: Random): FeeUnit => {
  if (discipline.key === 'voice' && random.chance(0.7)) return 'hour';
  return random.chance(0.18) ? 'project' : 'day';
};

/** Seven in ten state a fee. It rises with age, and a few ask for far more than the rest. */
export function feeOf(person: Person, random: Random): FeeColumns {
  if (!random.chance(0.7)) return { fee_rupees: null, fee_per: null, fee_note: null };
  const per = unitOf(person, random);
  const experience = 1 + Math.min(25, Math.max(0, person.face.age - 22)) / 14;
  const rupees = usual[per] * experience * 10 ** random.normal(-0.05, 0.28);
  return {
    fee_rupees: rounded(rupees),
    fee_per: per,
    fee_note: random.chance(0.25) ? random.pick(notes) : null,
  };
}
