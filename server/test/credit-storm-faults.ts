import type pg from 'pg';
import type { Told } from './credit-storm.ts';

interface Entry {
  readonly recruiter_id: number;
  readonly position: number;
  readonly change_type: number;
  readonly credits: number;
  readonly balance: number;
  readonly cause: string;
}

const differences = (name: string, told: Iterable<string>, found: Iterable<string>) => {
  const [wanted, there] = [new Set(told), new Set(found)];
  return [
    ...[...wanted].filter((one) => !there.has(one)).map((one) => `${name} ${one} was told of and is lost`),
    ...[...there]
      .filter((one) => !wanted.has(one))
      .map((one) => `${name} ${one} is there and was not told of`),
  ];
};

const runningFaults = (entries: readonly Entry[]) => {
  const sums = new Map<number, { sum: number; position: number }>();
  return entries.flatMap((entry) => {
    const { sum, position } = sums.get(entry.recruiter_id) ?? { sum: 0, position: 0 };
    sums.set(entry.recruiter_id, { sum: sum + entry.credits, position: position + 1 });
    const isRight =
      entry.balance === sum + entry.credits && entry.balance >= 0 && entry.position === position + 1;
    return isRight
      ? []
      : [`entry ${entry.position} of ${entry.recruiter_id} does not follow from the one before`];
  });
};

/** Everything that is wrong with the ledger after a storm; nothing when all is well. */
export async function findFaults(pool: pg.Pool, told: Told): Promise<string[]> {
  const { rows: entries } = await pool.query<Entry>(
    'select * from credit_entry order by recruiter_id, position',
  );
  const { rows: mismatched } = await pool.query('select * from credit_mismatch');
  const { rows: unlocks } = await pool.query<{ pair: string; cause: string | null }>(
    `select unlock.recruiter_id || ':' || unlock.talent_id as pair, entry.recruiter_id || ':' || entry.talent_id as cause
     from unlock left join credit_entry entry on entry.id = unlock.credit_entry_id and entry.change_type = 3`,
  );
  const storm = entries.filter(({ cause }) => cause.startsWith('storm:'));
  const gifts = storm.filter(({ credits }) => credits > 0);
  const causes = entries.map(({ recruiter_id, cause }) => `${recruiter_id} ${cause}`);
  const given = [...told.given].filter(([cause]) => !told.refused.has(cause));
  const charges = entries.filter(({ change_type }) => change_type === 3);
  const back = storm.filter(({ credits }) => credits < 0).map(({ cause }) => cause);
  const paid = new Set(
    charges.map(({ recruiter_id, cause }) => `${recruiter_id}:${cause.slice('unlock:'.length)}`),
  );
  return [
    ...mismatched.map(({ recruiter_id }) => `the sums of ${recruiter_id} differ`),
    ...runningFaults(entries),
    ...(new Set(causes).size < causes.length ? ['a cause stands there twice'] : []),
    ...differences(
      'gift',
      given.map(String),
      gifts.map(({ cause, credits }) => `${cause},${credits}`),
    ),
    ...differences(
      'unlock',
      told.unlocked,
      unlocks.map(({ pair }) => pair),
    ),
    ...differences(
      'charge',
      unlocks.map(({ cause }) => String(cause)),
      paid,
    ),
    ...unlocks
      .filter(({ pair, cause }) => pair !== cause)
      .map(({ pair }) => `unlock ${pair} was not paid for`),
    ...[...told.takenBack]
      .filter((cause) => !back.includes(cause))
      .map((cause) => `${cause} was not taken back`),
  ];
}
