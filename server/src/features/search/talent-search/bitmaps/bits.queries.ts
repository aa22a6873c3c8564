import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Flip } from './flips.ts';

const noBits = sql`repeat('0', 8192)::bit(8192)`;

/** One statement per batch. Each bitmap row is written once, in a fixed order to avoid deadlocks. */
export const writeFlips = async (trx: Database, flips: readonly Flip[]): Promise<void> => {
  if (flips.length === 0) return;
  const column = <K extends keyof Flip>(name: K) => flips.map((flip) => flip[name]);
  await sql`
    with turned as materialized (
      select facet, talent_no >> 13 as chunk,
        coalesce(bit_or(set_bit(${noBits}, talent_no & 8191, 1)) filter (where is_on), ${noBits}) as come,
        coalesce(bit_or(set_bit(${noBits}, talent_no & 8191, 1)) filter (where not is_on), ${noBits}) as gone
      from unnest(${column('facet')}::integer[], ${column('talentNo')}::integer[], ${column('on')}::boolean[])
        as flip (facet, talent_no, is_on)
      group by 1, 2 order by 1, 2),
    changed as (
      update facet_bits set bits = (facet_bits.bits & ~turned.gone) | turned.come
      from turned where facet_bits.facet = turned.facet and facet_bits.chunk = turned.chunk)
    insert into facet_bits (facet, chunk, bits)
    select facet, chunk, come from turned
    where bit_count(come) > 0
      and not exists (select from facet_bits there where there.facet = turned.facet and there.chunk = turned.chunk)
    order by facet, chunk`.execute(trx);
};
