import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { facet, shown } from '../facets.ts';
import type { Cut, CutSort } from './cuts.ts';

export const listCuts = async (db: Database): Promise<Cut[]> => {
  const rows = await db
    .selectFrom('search_cut')
    .select(['sort', 'facet', 'score', 'last_active_at', 'name_key', 'listed_at', 'number', 'talent_no'])
    .execute();
  return rows.flatMap(({ sort, ...row }) => (isSort(sort) ? [{ ...row, sort }] : []));
};

/** Facets of cuts are numbered by position, so a new sort goes to the end. */
const sorts = ['match', 'active', 'name', 'newest', 'youngest', 'oldest', 'tallest', 'shortest'] as const;
const isSort = (text: string): text is Sort => sorts.some((sort) => sort === text);
type Sort = CutSort;

interface CutKey {
  /** In talent_search. */
  readonly column: string;
  /** In search_cut. */
  readonly mark: string;
  readonly order: RawBuilder<unknown>;
  readonly isWithin: RawBuilder<unknown>;
}

const ascending = (column: string, mark: string): CutKey => ({
  column,
  mark,
  order: sql.ref(column),
  isWithin: sql`(person.${sql.ref(column)}, person.talent_no) <= (cut.${sql.ref(mark)}, cut.talent_no)`,
});

const descending = (column: string, mark: string): CutKey => ({
  column,
  mark,
  order: sql`${sql.ref(column)} desc`,
  isWithin: sql`person.${sql.ref(column)} > cut.${sql.ref(mark)}
    or (person.${sql.ref(column)} = cut.${sql.ref(mark)} and person.talent_no <= cut.talent_no)`,
});

const keys: Readonly<Record<Sort, CutKey>> = {
  match: descending('score', 'score'),
  active: descending('last_active_at', 'last_active_at'),
  name: ascending('name_key', 'name_key'),
  newest: descending('listed_at', 'listed_at'),
  youngest: ascending('youngest', 'number'),
  oldest: descending('oldest', 'number'),
  tallest: descending('tallest', 'number'),
  shortest: ascending('shortest', 'number'),
};

/** The smallest cut holds one page. */
const minCutSize = 24;
const maxLevels = 14;

const firstFacetOf = (sort: Sort) => facet('cut', (sorts.indexOf(sort) + 1) * 100);

/** Finds the half, quarter, eighth ... of one order and who is in them. Takes no locks. */
export async function computeCuts(trx: Database, sort: Sort): Promise<void> {
  const { column, mark, order, isWithin } = keys[sort];
  await sql`create temporary table new_cut (like search_cut) on commit drop`.execute(trx);
  await sql`
    with people as materialized (
      select ${sql.ref(column)} as key, talent_no, row_number() over (order by ${order}, talent_no) as place,
        count(*) over () as everybody
      from talent_search where facets @> array[${sql.lit(shown)}])
    insert into new_cut (sort, level, facet, ${sql.ref(mark)}, talent_no)
    select ${sort}, level, ${firstFacetOf(sort)}::integer + level, people.key, people.talent_no
    from generate_series(1, ${sql.lit(maxLevels)}) level
    join people on people.place = people.everybody >> level
    where people.everybody >> level >= ${sql.lit(minCutSize)}`.execute(trx);
  await sql`
    create temporary table new_cut_bits on commit drop as
    select cut.facet, person.talent_no >> 13 as chunk,
      bit_or(set_bit(repeat('0', 8192)::bit(8192), person.talent_no & 8191, 1)) as bits
    from new_cut cut join talent_search person on ${isWithin}
    group by 1, 2`.execute(trx);
}

/** Swaps in the new cuts. Needs the applier's lock. */
export async function replaceCuts(trx: Database, sort: Sort): Promise<void> {
  const first = firstFacetOf(sort);
  await sql`delete from search_cut where sort = ${sort}`.execute(trx);
  await sql`delete from facet_bits where facet between ${first} and ${first + 99}`.execute(trx);
  await sql`insert into search_cut select * from new_cut`.execute(trx);
  await sql`insert into facet_bits select * from new_cut_bits order by facet, chunk`.execute(trx);
}

const noBits = sql`repeat('0', 8192)::bit(8192)`;

/** Applies talents again who changed while the cuts were computed. */
export async function reapplyRecent(trx: Database, sort: Sort): Promise<void> {
  await sql`
    with late as materialized (
      select talent_no, score, last_active_at, name_key, listed_at, youngest, oldest, tallest, shortest
      from talent_search
      where applied_at >= now() - interval '1 minute'),
    touched as materialized (
      select talent_no >> 13 as chunk, bit_or(set_bit(${noBits}, talent_no & 8191, 1)) as bits from late group by 1),
    within as materialized (
      select cut.facet, person.talent_no >> 13 as chunk,
        bit_or(set_bit(${noBits}, person.talent_no & 8191, 1)) as bits
      from late person join search_cut cut on cut.sort = ${sort} and (${keys[sort].isWithin})
      group by 1, 2)
    insert into facet_bits (facet, chunk, bits)
    select cut.facet, touched.chunk,
      (coalesce(known.bits, ${noBits}) & ~touched.bits) | coalesce(within.bits, ${noBits})
    from touched join search_cut cut on cut.sort = ${sort}
    left join facet_bits known on known.facet = cut.facet and known.chunk = touched.chunk
    left join within on within.facet = cut.facet and within.chunk = touched.chunk
    order by 1, 2
    on conflict (facet, chunk) do update set bits = excluded.bits`.execute(trx);
}

/** How far the smallest cut of each order has outgrown its size. */
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
