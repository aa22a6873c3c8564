import type { TalentSort } from '@callboard/contract/search/search-limits';

/**
 * Bitmaps of one term are ORed, terms are ANDed, chunk by chunk. A chunk without a match for one term drops
 * out. The cost depends on the number of bitmaps, not on the number of matches.
 */

const noBits = `repeat('0', 8192)::bit(8192)`;

/** $1 to $5: filter, term, facet, negated, alone. */
const wanted = `wanted as (
  select * from unnest($1::integer[], $2::integer[], $3::integer[], $4::boolean[], $5::boolean[])
    as w (filter, term, facet, negated, alone))`;

/** $6 to $10: filter, term, negated, kind, reference. */
const people = `people_wanted as (
  select * from unnest($6::integer[], $7::integer[], $8::boolean[], $9::text[], $10::bigint[])
    as p (filter, term, negated, kind, ref)),
people as (
  select w.filter, w.term, w.negated, named.talent_no
  from people_wanted w join talent_name_word named on named.word_id = w.ref
  where w.kind = 'word' or (w.kind = 'first_word' and named.is_first)
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join readable_unlock unlock on unlock.account_id = w.ref
  join talent_search person on person.talent_id = unlock.talent_id
  where w.kind = 'unlocked'
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join job_application applied on applied.job_id = w.ref
  join talent_search person on person.talent_id = applied.talent_id
  where w.kind = 'applied' and applied.status <> 'withdrawn'
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join profile_view viewed on viewed.recruiter_id = w.ref
  join talent_search person on person.talent_id = viewed.talent_id
  where w.kind = 'seen'
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join character_not_for mark on mark.character_id = w.ref
  join talent_search person on person.talent_id = mark.talent_id
  where w.kind = 'not_for'
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join talent_search person on person.listed_at > to_timestamp(w.ref / 1000.0)
  where w.kind = 'since'
  union all
  select w.filter, w.term, w.negated, person.talent_no
  from people_wanted w join talent_search person on person.talent_id = w.ref
  where w.kind = 'self')`;

/** Only terms with several facets need an OR. */
const bitmapTerms = `select w.filter, w.negated, f.chunk, f.bits
  from wanted w join facet_bits f using (facet) where w.alone
  union all
  select w.filter, w.negated, f.chunk, bit_or(f.bits)
  from wanted w join facet_bits f using (facet) where not w.alone
  group by w.filter, w.term, w.negated, f.chunk`;

const peopleTerms = `select filter, negated, talent_no >> 13,
    bit_or(set_bit(${noBits}, talent_no & 8191, 1))
  from people group by filter, term, negated, talent_no >> 13`;

const terms = (withPeople: boolean) =>
  withPeople
    ? `${wanted}, ${people}, terms as (${bitmapTerms} union all ${peopleTerms})`
    : `${wanted}, terms as (${bitmapTerms})`;

/**
 * A chunk with a match for every term. A CASE keeps the planner from guessing: an equation makes it expect
 * hardly any chunks and join them one by one.
 */
const hasAllTerms = (negated: string, needed: string) =>
  `case when count(*) filter (where not ${negated}) = ${needed} then true end`;

/** Takes the number of terms that are not negated. */
const matching = (needed: string) => `matching as materialized (
  select chunk, bit_and(case when negated then ~bits else bits end) as bits
  from terms group by chunk having ${hasAllTerms('negated', needed)})`;

const firstFreeParameter = (withPeople: boolean) => (withPeople ? 11 : 6);

/** Followed by: needed terms. */
export const countStatement = (withPeople: boolean): string => `with ${terms(withPeople)},
${matching(`$${firstFreeParameter(withPeople)}::integer`)}
select coalesce(sum(bit_count(bits)::integer), 0)::integer as n from matching`;

/**
 * Counts as requested (-1) and with one filter dropped, then by facet. Followed by: dropped filters, needed
 * terms for each, then dropped filters with the first and the last facet to count.
 */
export function countMoreStatement(withPeople: boolean): string {
  const first = firstFreeParameter(withPeople);
  return `with ${terms(withPeople)},
kept as materialized (select * from terms),
variants as (select * from unnest($${first}::integer[], $${first + 1}::integer[]) as v (dropped, needed)),
matching as materialized (
  select v.dropped, t.chunk, bit_and(case when t.negated then ~t.bits else t.bits end) as bits
  from variants v join kept t on t.filter <> v.dropped
  group by v.dropped, v.needed, t.chunk
  having ${hasAllTerms('t.negated', 'v.needed')}),
asked as (
  select dropped, first, last
  from unnest($${first + 2}::integer[], $${first + 3}::integer[], $${first + 4}::integer[])
    as asked (dropped, first, last)),
-- The bitmaps of a range are read once, in their order on disk.
counted as materialized (
  select asked.dropped, f.facet, sum(bit_count(m.bits & f.bits)::integer)::integer as n
  from asked cross join lateral (
    select facet, chunk, bits from facet_bits where facet between asked.first and asked.last offset 0) f
  join matching m on m.chunk = f.chunk and m.dropped = asked.dropped
  group by asked.dropped, f.facet)
select v.dropped, null::integer as facet, coalesce(sum(bit_count(m.bits)::integer), 0)::integer as n
from variants v left join matching m using (dropped) group by v.dropped
union all
select dropped, facet, n from counted where n > 0`;
}

const orders = {
  match: 'person.score desc, person.talent_no',
  active: 'person.last_active_at desc, person.talent_no',
  name: 'person.name_key, person.talent_no',
  newest: 'person.listed_at desc, person.talent_no',
  youngest: 'person.youngest, person.talent_no',
  oldest: 'person.oldest desc, person.talent_no',
  tallest: 'person.tallest desc, person.talent_no',
  shortest: 'person.shortest, person.talent_no',
} as const satisfies Record<TalentSort, string>;
export type Order = TalentSort;

/** Few enough to fetch and sort. */
const fewMatches = 600;

/** Turns bits into positions by the lengths of the gaps between ones, in pieces because most are empty. */
const decoded = `select start + (sum(gap + 1) over (partition by start order by place) - 1)::integer as talent_no
  from (
    select piece.start, length(gaps.gap) as gap, gaps.place
    from (
      select c.chunk * 8192 + n * 1024 as start, substring(c.bits from n * 1024 + 1 for 1024) as bits
      from candidates c cross join generate_series(0, 7) n where bit_count(c.bits) > 0 offset 0) piece
    cross join lateral string_to_table(piece.bits::text, '1') with ordinality as gaps (gap, place)
    where bit_count(piece.bits) > 0 and gaps.place <= bit_count(piece.bits) offset 0) gaps`;

/**
 * With many matches, only those within the smallest sufficient cut are sorted. Followed by: needed terms,
 * limit, offset.
 */
export function pageStatement(order: Order, withPeople: boolean): string {
  const first = firstFreeParameter(withPeople);
  const [needed, limit, offset] = [first, first + 1, first + 2].map((at) => `$${at}::integer`);
  return `with ${terms(withPeople)},
${matching(`${needed}`)},
total as materialized (select coalesce(sum(bit_count(bits)::integer), 0)::integer as n from matching),
-- If the order had nothing to do with the filters, three times as many as needed would be before this mark.
guess as materialized (
  select floor(log(2, greatest(1, n / (3.0 * (${limit} + ${offset})))))::integer as level
  from total where n > greatest(${fewMatches}, 2 * (${limit} + ${offset}))),
before_marks as materialized (
  select f.facet, bit_count(m.bits & f.bits)::integer as n
  from guess join search_cut cut on cut.sort = '${order}' and cut.level in (guess.level, guess.level - 2, guess.level - 5, 1)
  join facet_bits f using (facet) join matching m using (chunk)),
mark as materialized (
  select (select facet from before_marks group by facet having sum(n) >= ${limit} + ${offset}
    order by facet desc limit 1) as facet),
candidates as materialized (
  select m.chunk, m.bits from matching m where (select facet from mark) is null
  union all
  select m.chunk, m.bits & f.bits
  from matching m join facet_bits f on f.facet = (select facet from mark) and f.chunk = m.chunk),
decoded as (${decoded})
select (select n from total) as total, array(
  select person.talent_no from talent_search person
  where person.talent_no = any(array(select talent_no from decoded))
  order by ${orders[order]} limit ${limit} offset ${offset}) as people`;
}

/**
 * Ranked by fit: first those who meet all musts, then the others. Followed by: needed terms, limit, offset, then
 * preferences as number, facet and negated, and their weights, then musts as term, facet and negated, and how
 * many of them are not negated.
 */
export function fitStatement(withPeople: boolean): string {
  const first = firstFreeParameter(withPeople);
  const [needed, limit, offset] = [first, first + 1, first + 2].map((at) => `$${at}::integer`);
  const [preference, preferred, refused, weights, must, mustFacet, mustNegated] = [3, 4, 5, 6, 7, 8, 9].map(
    (at) => `$${first + at}`,
  );
  const mustsNeeded = `$${first + 10}::integer`;
  return `with ${terms(withPeople)},
${matching(`${needed}`)},
must_terms as (
  select w.negated, f.chunk, bit_or(f.bits) as bits
  from unnest(${must}::integer[], ${mustFacet}::integer[], ${mustNegated}::boolean[]) as w (term, facet, negated)
  join facet_bits f using (facet) join matching m on m.chunk = f.chunk
  group by w.term, w.negated, f.chunk),
meeting as (
  select chunk, bit_and(case when negated then ~bits else bits end) as bits
  from must_terms group by chunk having ${hasAllTerms('negated', mustsNeeded)}),
parts as materialized (
  select m.chunk, true as meets, case when ${mustsNeeded} = 0 then m.bits else m.bits & meeting.bits end as bits
  from matching m left join meeting using (chunk) where ${mustsNeeded} = 0 or meeting.bits is not null
  union all
  select m.chunk, false, m.bits & ~coalesce(meeting.bits, ${noBits})
  from matching m left join meeting using (chunk) where ${mustsNeeded} > 0),
sizes as materialized (select coalesce(sum(bit_count(bits)) filter (where meets), 0) as meeting from parts),
-- Who misses a must is ranked only where the page reaches them.
best as (
  select part.meets, b.talent_no, b.fit
  from (select meets, array_agg(chunk order by chunk) as chunks, array_agg(bits order by chunk) as found
    from parts cross join sizes where bit_count(bits) > 0 and (meets or sizes.meeting < ${limit} + ${offset})
    group by meets offset 0) part
  cross join lateral search_best(part.chunks, part.found, ${preference}::integer[], ${preferred}::integer[],
    ${refused}::boolean[], ${weights}::integer[], ${limit} + ${offset}) b),
page as materialized (
  select best.talent_no, best.fit, best.meets,
    row_number() over (order by best.meets desc, best.fit desc, ${orders.match}) as place
  from best cross join lateral (
    select score, talent_no from talent_search where talent_search.talent_no = best.talent_no offset 0) person
  order by place limit ${limit} offset ${offset})
select (select coalesce(sum(bit_count(bits)::integer), 0)::integer from matching) as total,
  array(select talent_no from page order by place) as people,
  array(select fit from page order by place) as fits,
  array(select meets from page order by place) as meets`;
}
