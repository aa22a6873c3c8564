import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { facet, shown } from '../facets.ts';
import type { Cut } from './cuts.ts';

export const listCuts = (db: Database): Promise<Cut[]> =>
  db.selectFrom('search_cut').select(['facet', 'score', 'last_active_at', 'name_key', 'talent_no']).execute();

const sorts = ['match', 'active', 'name'] as const;
type Sort = (typeof sorts)[number];

const keys = {
  match: {
    column: 'score',
    order: sql`score desc`,
    isWithin: sql`(-person.score, person.talent_no) <= (-cut.score, cut.talent_no)`,
  },
  active: {
    column: 'last_active_at',
    order: sql`last_active_at desc`,
    isWithin: sql`person.last_active_at > cut.last_active_at
      or (person.last_active_at = cut.last_active_at and person.talent_no <= cut.talent_no)`,
  },
  name: {
    column: 'name_key',
    order: sql`name_key`,
    isWithin: sql`(person.name_key, person.talent_no) <= (cut.name_key, cut.talent_no)`,
  },
} as const satisfies Record<
  Sort,
  { column: string; order: RawBuilder<unknown>; isWithin: RawBuilder<unknown> }
>;

/** A page has to fit into the least of them. */
const fewest = 24;
const mostLevels = 14;

/** Moves the marks of one order to where its half, quarter, eighth ... are now. Under the applier's lock. */
export async function renewCuts(trx: Database, sort: Sort): Promise<void> {
  const { column, order, isWithin } = keys[sort];
  const first = facet('cut', (sorts.indexOf(sort) + 1) * 100);
  await sql`delete from search_cut where sort = ${sort}`.execute(trx);
  await sql`delete from facet_bits where facet between ${first} and ${first + 99}`.execute(trx);
  await sql`
    with people as materialized (
      select ${sql.ref(column)} as key, talent_no, row_number() over (order by ${order}, talent_no) as place,
        count(*) over () as everybody
      from talent_search where facets @> array[${sql.lit(shown)}])
    insert into search_cut (sort, level, facet, ${sql.ref(column)}, talent_no)
    select ${sort}, level, ${first}::integer + level, people.key, people.talent_no
    from generate_series(1, ${sql.lit(mostLevels)}) level
    join people on people.place = people.everybody >> level
    where people.everybody >> level >= ${sql.lit(fewest)}`.execute(trx);
  await sql`
    insert into facet_bits (facet, chunk, bits)
    select cut.facet, person.talent_no >> 13,
      bit_or(set_bit(repeat('0', 8192)::bit(8192), person.talent_no & 8191, 1))
    from search_cut cut join talent_search person on ${isWithin}
    where cut.sort = ${sort}
    group by 1, 2 order by 1, 2`.execute(trx);
}

/** How many times as many people as there should be are before the nearest mark of each order. */
export const driftOf = async (db: Database): Promise<{ sort: Sort; drift: number }[]> => {
  const { rows } = await sql<{ sort: Sort; drift: number }>`
    with everybody as (select sum(bit_count(bits)) as n from facet_bits where facet = ${sql.lit(shown)}),
    nearest as (select distinct on (sort) sort, level, facet from search_cut order by sort, level desc)
    select nearest.sort,
      (select sum(bit_count(bits)) from facet_bits where facet = nearest.facet)::float
        / greatest(1, everybody.n / 2 ^ nearest.level)::float as drift
    from nearest, everybody`.execute(db);
  return rows;
};

export { sorts as cutSorts };
