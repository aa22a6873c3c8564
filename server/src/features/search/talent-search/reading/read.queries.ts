import type pg from 'pg';
import type { Preference } from '../fit/preferences.policy.ts';
import type { Term } from '../terms.policy.ts';
import type { FacetWanted, FilterOf, People, Wanted } from './people.ts';
import { countMoreStatement, countStatement, fitStatement, type Order, pageStatement } from './statements.ts';

/** Filters by number, in the order in which they are met. */
const numberFilters = ({ terms, people }: Wanted) => {
  const names: FilterOf[] = [...new Set([...terms, ...people].map(({ filter }) => filter))];
  return new Map(names.map((name, number) => [name, number]));
};

const bitmapColumns = (terms: readonly Term[], numberOf: (filter: FilterOf) => number) => {
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
  people: readonly People[],
  firstTerm: number,
  numberOf: (filter: FilterOf) => number,
) => {
  const rows = people.flatMap(({ refs, ...one }, index) =>
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

const columnsOf = ({ terms, people }: Wanted, numberOf: (filter: FilterOf) => number) => [
  ...bitmapColumns(terms, numberOf),
  ...(people.length > 0 ? peopleColumns(people, terms.length, numberOf) : []),
];

const countNeeded = ({ terms, people }: Wanted, except?: FilterOf) =>
  [...terms, ...people].filter(({ filter, negated }) => !negated && filter !== except).length;

const texts = {
  fit: { with: fitStatement(true), without: fitStatement(false) },
  count: { with: countStatement(true), without: countStatement(false) },
  count_more: { with: countMoreStatement(true), without: countMoreStatement(false) },
  match: { with: pageStatement('match', true), without: pageStatement('match', false) },
  active: { with: pageStatement('active', true), without: pageStatement('active', false) },
  name: { with: pageStatement('name', true), without: pageStatement('name', false) },
};

/** Prepared once on each connection: planning it would take longer than running it. */
const prepared = (name: keyof typeof texts, { people }: Wanted) => {
  const variant = people.length > 0 ? 'with' : 'without';
  return { name: `search_${name}_${variant}`, text: texts[name][variant] };
};

export interface Counted {
  readonly total: number;
  /** By filter: how many without it. */
  readonly drops: ReadonlyMap<FilterOf, number>;
  readonly facets: ReadonlyMap<number, number>;
}

export async function count(pool: pg.Pool, wanted: Wanted): Promise<number> {
  const numbers = numberFilters(wanted);
  const { rows } = await pool.query<{ n: number }>({
    ...prepared('count', wanted),
    values: [...columnsOf(wanted, (filter) => numbers.get(filter) ?? -1), countNeeded(wanted)],
  });
  return rows[0]?.n ?? 0;
}

/** With what dropping filters would give, and how many have each facet. */
export async function countMore(
  pool: pg.Pool,
  wanted: Wanted,
  { drops, facets }: { drops: readonly FilterOf[]; facets: readonly FacetWanted[] },
): Promise<Counted> {
  const numbers = numberFilters(wanted);
  const numberOf = (filter: FilterOf) => numbers.get(filter) ?? -1;
  const isSet = (filter: FilterOf | undefined): filter is FilterOf =>
    filter !== undefined && numbers.has(filter);
  const dropped = [...new Set([...drops, ...facets.map(({ without }) => without)].filter(isSet))];
  const droppedFor = (without: FilterOf | undefined) => (isSet(without) ? numberOf(without) : -1);
  const asked = facets.flatMap((one) =>
    one.facets.map((facet) => ({ facet, dropped: droppedFor(one.without) })),
  );
  const { rows } = await pool.query<{ dropped: number; facet: number | null; n: number }>({
    ...prepared('count_more', wanted),
    values: [
      ...columnsOf(wanted, numberOf),
      [-1, ...dropped.map(numberOf)],
      [countNeeded(wanted), ...dropped.map((filter) => countNeeded(wanted, filter))],
      asked.map((one) => one.dropped),
      asked.map((one) => one.facet),
    ],
  });
  const totals = new Map(rows.filter(({ facet }) => facet === null).map((row) => [row.dropped, row.n]));
  return {
    total: totals.get(-1) ?? 0,
    drops: new Map(dropped.map((filter) => [filter, totals.get(numberOf(filter)) ?? 0])),
    facets: new Map(rows.flatMap(({ facet, n }) => (facet === null ? [] : [[facet, n] as const]))),
  };
}

export interface PageWanted {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPage {
  readonly total: number;
  /** Their numbers, in order. */
  readonly people: readonly number[];
  /** When something was preferred: the weights that each of them gained. */
  readonly fits?: readonly number[];
}

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

/** One page in one of the orders, or by how well people fit what is preferred. */
export async function findPage(
  pool: pg.Pool,
  wanted: Wanted,
  by: Order | readonly Preference[],
  { limit, offset }: PageWanted,
): Promise<FoundPage> {
  const numbers = numberFilters(wanted);
  const isOrder = typeof by === 'string';
  const { rows } = await pool.query<FoundPage>({
    ...prepared(isOrder ? by : 'fit', wanted),
    values: [
      ...columnsOf(wanted, (filter) => numbers.get(filter) ?? -1),
      countNeeded(wanted),
      limit,
      offset,
      ...(isOrder ? [] : preferenceColumns(by)),
    ],
  });
  return rows[0] ?? { total: 0, people: [] };
}
