import type pg from 'pg';
import type { Preference, Ranking } from '../fit/ranking.policy.ts';
import type { Term } from '../terms.policy.ts';
import type { FacetRequest, FilterKey, SearchQuery, TalentSet } from './search-query.ts';
import { countMoreStatement, countStatement, fitStatement, type Order, pageStatement } from './statements.ts';

/** Numbers the filters in order of appearance. */
const numberFilters = ({ terms, talentSets }: SearchQuery) => {
  const names: FilterKey[] = [...new Set([...terms, ...talentSets].map(({ filter }) => filter))];
  return new Map(names.map((name, number) => [name, number]));
};

const bitmapColumns = (terms: readonly Term[], numberOf: (filter: FilterKey) => number) => {
  const rows = terms.flatMap(({ filter, facets, negated }, term) =>
    facets.map((facet) => ({
      filter: numberOf(filter),
      term,
      facet,
      negated,
      alone: negated || facets.length === 1,
    })),
  );
  return [
    rows.map((row) => row.filter),
    rows.map((row) => row.term),
    rows.map((row) => row.facet),
    rows.map((row) => row.negated),
    rows.map((row) => row.alone),
  ];
};

const peopleColumns = (
  talentSets: readonly TalentSet[],
  firstTerm: number,
  numberOf: (filter: FilterKey) => number,
) => {
  const rows = talentSets.flatMap(({ refs, ...one }, index) =>
    refs.map((ref) => ({ ...one, ref, term: firstTerm + index })),
  );
  return [
    rows.map((row) => numberOf(row.filter)),
    rows.map((row) => row.term),
    rows.map((row) => row.negated),
    rows.map((row) => row.kind),
    rows.map((row) => row.ref),
  ];
};

const columnsOf = ({ terms, talentSets }: SearchQuery, numberOf: (filter: FilterKey) => number) => [
  ...bitmapColumns(terms, numberOf),
  ...(talentSets.length > 0 ? peopleColumns(talentSets, terms.length, numberOf) : []),
];

const countNeeded = ({ terms, talentSets }: SearchQuery, except?: FilterKey) =>
  [...terms, ...talentSets].filter(({ filter, negated }) => !negated && filter !== except).length;

const variants = (statement: (withPeople: boolean) => string) => ({
  with: statement(true),
  without: statement(false),
});
const page = (order: Order) => variants((withPeople) => pageStatement(order, withPeople));

const statements = {
  fit: variants(fitStatement),
  count: variants(countStatement),
  count_more: variants(countMoreStatement),
  match: page('match'),
  newest: page('newest'),
  active: page('active'),
  youngest: page('youngest'),
  oldest: page('oldest'),
  tallest: page('tallest'),
  shortest: page('shortest'),
  name: page('name'),
};

/** Prepared once per connection, because planning takes longer than running. */
const prepared = (name: keyof typeof statements, { talentSets }: SearchQuery) => {
  const variant = talentSets.length > 0 ? 'with' : 'without';
  return { name: `search_${name}_${variant}`, text: statements[name][variant] };
};

export interface Counted {
  readonly total: number;
  /** How many match without each filter. */
  readonly drops: ReadonlyMap<FilterKey, number>;
  readonly facets: ReadonlyMap<number, number>;
}

export async function count(pool: pg.Pool, query: SearchQuery): Promise<number> {
  const numbers = numberFilters(query);
  const { rows } = await pool.query<{ n: number }>({
    ...prepared('count', query),
    values: [...columnsOf(query, (filter) => numbers.get(filter) ?? -1), countNeeded(query)],
  });
  return rows[0]?.n ?? 0;
}

/** Also counts without single filters, and by facet. */
export async function countMore(
  pool: pg.Pool,
  query: SearchQuery,
  { drops, facets }: { drops: readonly FilterKey[]; facets: readonly FacetRequest[] },
): Promise<Counted> {
  const numbers = numberFilters(query);
  const numberOf = (filter: FilterKey) => numbers.get(filter) ?? -1;
  const isSet = (filter: FilterKey | undefined): filter is FilterKey =>
    filter !== undefined && numbers.has(filter);
  const dropped = [...new Set([...drops, ...facets.map(({ without }) => without)].filter(isSet))];
  const droppedFor = (without: FilterKey | undefined) => (isSet(without) ? numberOf(without) : -1);
  const asked = facets.flatMap(({ ranges, without }) =>
    ranges.map(([first, last]) => ({ first, last, dropped: droppedFor(without) })),
  );
  const { rows } = await pool.query<{ dropped: number; facet: number | null; n: number }>({
    ...prepared('count_more', query),
    values: [
      ...columnsOf(query, numberOf),
      [-1, ...dropped.map(numberOf)],
      [countNeeded(query), ...dropped.map((filter) => countNeeded(query, filter))],
      asked.map((one) => one.dropped),
      asked.map((one) => one.first),
      asked.map((one) => one.last),
    ],
  });
  const totals = new Map(rows.filter(({ facet }) => facet === null).map((row) => [row.dropped, row.n]));
  return {
    total: totals.get(-1) ?? 0,
    drops: new Map(dropped.map((filter) => [filter, totals.get(numberOf(filter)) ?? 0])),
    facets: new Map(rows.flatMap(({ facet, n }) => (facet === null ? [] : [[facet, n] as const]))),
  };
}

export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPage {
  readonly total: number;
  /** Talent numbers in order. */
  readonly people: readonly number[];
  /** The weight each talent gained, and whether they meet all musts. Only when ranked by fit. */
  readonly fits?: readonly number[];
  readonly meets?: readonly boolean[];
}

const mustColumns = (musts: readonly Term[]) => {
  const rows = musts.flatMap(({ facets, negated }, term) =>
    facets.map((facet) => ({ term, facet, negated })),
  );
  return [
    rows.map((row) => row.term),
    rows.map((row) => row.facet),
    rows.map((row) => row.negated),
    musts.filter(({ negated }) => !negated).length,
  ];
};

const preferenceColumns = (preferences: readonly Preference[]) => {
  const rows = preferences.flatMap(({ any, none }, index) => [
    ...any.map((facet) => ({ preference: index + 1, facet, negated: false })),
    ...none.map((facet) => ({ preference: index + 1, facet, negated: true })),
  ]);
  return [
    rows.map((row) => row.preference),
    rows.map((row) => row.facet),
    rows.map((row) => row.negated),
    preferences.map(({ weight }) => weight),
  ];
};

export async function findPage(
  pool: pg.Pool,
  query: SearchQuery,
  by: Order | Ranking,
  { limit, offset }: PageRange,
): Promise<FoundPage> {
  const numbers = numberFilters(query);
  const isOrder = typeof by === 'string';
  const { rows } = await pool.query<FoundPage>({
    ...prepared(isOrder ? by : 'fit', query),
    values: [
      ...columnsOf(query, (filter) => numbers.get(filter) ?? -1),
      countNeeded(query),
      limit,
      offset,
      ...(isOrder ? [] : [...preferenceColumns(by.preferences), ...mustColumns(by.musts)]),
    ],
  });
  return rows[0] ?? { total: 0, people: [] };
}
