import { todayInIndia } from '@callboard/contract/people/ages';
import {
  type FilterGroup,
  maxDateRangesPerDay,
  setGroups,
  withoutGroup,
} from '@callboard/contract/search/filter-groups';
import {
  type FacetName,
  lastSearchPage,
  recruiterSorts,
  type TalentSort,
} from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { addedEntries } from '../../site/reference/index.ts';
import { toFitFacts, toGuestCard, toRecruiterCard } from './cards.mapper.ts';
import type { Searcher } from './closed-filters.policy.ts';
import { daysLeftOut } from './days-left-out.policy.ts';
import { facetCount } from './facet-counts.policy.ts';
import { describeFit } from './fit/describe-fit.policy.ts';
import { readFitRows } from './fit/fit-facts.queries.ts';
import { matchOf } from './fit/ranking.policy.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import { type GuestCardRow, readCards, readGuestCards } from './reading/cards.queries.ts';
import { count, countMore, findPage } from './reading/read.queries.ts';
import type { FilterKey, SearchQuery } from './reading/search-query.ts';

export interface TalentSearchOptions {
  readonly db: Database;
  readonly statements: pg.Pool;
  readonly limits: Limits;
  readonly photoUrl: (key: string) => Promise<string>;
}

const dateRangeLimit = { max: maxDateRangesPerDay, seconds: 24 * 60 * 60 };

export interface PageRequest {
  readonly filters: TalentFilters;
  readonly sort: TalentSort;
  readonly page: number;
  readonly limit: number;
  readonly filterDrops?: boolean;
}

export interface SavedCount {
  readonly filters: TalentFilters;
  readonly recruiterId: number;
  readonly isVerified: boolean;
  readonly isFrozen: boolean;
  /** Only those published after. */
  readonly newSince?: Date;
  /** A new search counts towards the daily limit of date ranges. */
  readonly isFirst?: boolean;
}

const closedToGuests: readonly TalentSort[] = recruiterSorts;

/** Guests get the best match instead of an order by what they may not see. */
const orderOf = ({ ranking }: SearchPlan, sort: TalentSort, searcher: Searcher) => {
  const order = searcher.kind === 'guest' && closedToGuests.includes(sort) ? 'match' : sort;
  return order === 'match' && ranking.preferences.length > 0 ? ranking : order;
};

/** The lists that people add to. What nobody has checked is offered to nobody, and not counted either. */
const openFacets = { location: 'city', skills: 'skill' } as const;
const openFacetNames = Object.keys(openFacets) as (keyof typeof openFacets)[];

async function withoutUnchecked(db: Database, facets: TalentCount['facets']): Promise<TalentCount['facets']> {
  const shown = { ...facets };
  for (const name of openFacetNames) {
    const counts = facets[name] ?? [];
    const added = counts.map(({ value }) => value).filter(addedEntries.isAdded);
    if (added.length === 0) continue;
    const checked = await addedEntries.findChecked(db, openFacets[name], added);
    shown[name] = counts.filter(({ value }) => !addedEntries.isAdded(value) || checked.has(value));
  }
  return shown;
}

/** More filters than anyone sets. Each pair is a count of its own. */
const maxPaired = 8;

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));

export function createTalentSearch({ db, statements, limits, photoUrl }: TalentSearchOptions) {
  const sources = { db, statements };

  /** Counts the dates towards the daily limit. */
  async function planWithLimit(filters: TalentFilters, searcher: Searcher): Promise<SearchPlan> {
    const searchPlan = await planSearch(sources, filters, searcher);
    if (searchPlan.withDays && searcher.kind === 'recruiter') {
      await limits.countDistinct({
        key: `search:days:${searcher.id}`,
        thing: searchPlan.days.join(),
        limit: dateRangeLimit,
      });
    }
    return searchPlan;
  }

  const urlOf = (card: GuestCardRow) =>
    card.cover ? photoUrl(card.cover.card_key) : Promise.resolve(undefined);

  async function findPeople({ filters, sort, page, limit }: PageRequest, searcher: Searcher) {
    const searchPlan = await planWithLimit(filters, searcher);
    const offset = (page - 1) * limit;
    const found = await findPage(statements, searchPlan.query, orderOf(searchPlan, sort, searcher), {
      limit,
      offset,
    });
    const standings = new Map(
      found.people.map((talentNo, index) => [
        talentNo,
        { fit: found.fits?.[index], meetsMusts: found.meets?.[index] ?? true },
      ]),
    );
    const matchFor = ({ talent_no }: GuestCardRow) => {
      const { fit, meetsMusts = true } = standings.get(talent_no) ?? {};
      return fit === undefined || !searchPlan.hasMatch
        ? null
        : matchOf(searchPlan.ranking, { fit, meetsMusts });
    };
    return { made: searchPlan, people: found.people, matchFor, total: found.total };
  }

  const list = <T>(results: T[], { page, limit }: PageRequest, total: number) => {
    const answer = onePage(results, { page, limit }, total);
    return { ...answer, totalPages: Math.min(answer.totalPages, lastSearchPage) };
  };

  /** The pairs of filters that no one matches together, the most effective first. */
  async function countPairs({ terms, talentSets }: SearchQuery, drops: readonly FilterGroup[]) {
    const counted = await Promise.all(
      pairsOf(drops.slice(0, maxPaired)).map(async (filters) => {
        const isKept = ({ filter }: { filter: FilterKey }) => filters.every((one) => one !== filter);
        const rest = { terms: terms.filter(isKept), talentSets: talentSets.filter(isKept) };
        return { filters, count: await count(statements, rest) };
      }),
    );
    return counted.filter((pair) => pair.count > 0).sort((one, other) => other.count - one.count);
  }

  async function countTalents(
    request: { filters: TalentFilters; filterDrops: boolean; facets: readonly FacetName[] },
    searcher: Searcher,
  ): Promise<TalentCount> {
    const { filters } = request;
    const { withDays, withoutDays, ...searchPlan } = await planWithLimit(filters, searcher);
    const facets = request.facets.map((name) => facetCount(name, filters));
    const drops = request.filterDrops ? setGroups(filters) : [];
    const undated = await countMore(statements, withoutDays, { drops, facets });
    const dated = withDays && (await countMore(statements, withDays, { drops, facets: [] }));
    /** Without this filter the dates may apply where they did not before, or the other way round. */
    const countWithout = (filter: FilterGroup) => {
      const count = undated.drops.get(filter) ?? undated.total;
      const rest = withoutGroup(filters, filter);
      const datesApply = rest.availableFrom !== undefined && daysLeftOut(rest, count) === null;
      return dated && datesApply ? (dated.drops.get(filter) ?? dated.total) : count;
    };
    const total = dated && searchPlan.daysLeftOut === null ? dated.total : undated.total;
    const filterDrops = drops.map((filter) => ({ filter, count: countWithout(filter) }));
    const isClash = total === 0 && filterDrops.every((drop) => drop.count === 0);
    return {
      count: total,
      filterDrops,
      pairDrops: isClash ? await countPairs(withoutDays, drops) : [],
      facets: await withoutUnchecked(
        db,
        Object.fromEntries(facets.map(({ name, read }) => [name, read(undated.facets)])),
      ),
      days_left_out: searchPlan.daysLeftOut,
    };
  }

  /** Adds how many match without each filter, if that was asked for. */
  const addDrops = async <Found extends object>(request: PageRequest, searcher: Searcher, found: Found) => {
    if (!request.filterDrops) return found;
    const { filters } = request;
    const { filterDrops } = await countTalents({ filters, filterDrops: true, facets: [] }, searcher);
    return { ...found, filterDrops };
  };

  return {
    async findAsGuest(request: PageRequest) {
      const { people, matchFor, total } = await findPeople(request, { kind: 'guest' });
      const cards = await readGuestCards(statements, people);
      const now = Date.now();
      const results = await Promise.all(
        cards.map(async (card) =>
          toGuestCard(card, {
            url: await urlOf(card),
            now,
            match: matchFor(card),
            filters: request.filters,
          }),
        ),
      );
      return addDrops(request, { kind: 'guest' }, list(results, request, total));
    },

    async findAsRecruiter(request: PageRequest, searcher: Extract<Searcher, { kind: 'recruiter' }>) {
      const { made: searchPlan, people, matchFor, total } = await findPeople(request, searcher);
      const { requirements, days, areDaysRequested } = searchPlan;
      const today = todayInIndia();
      const characterId = requirements?.characterId ?? null;
      const cards = await readCards(statements, people, {
        recruiterId: searcher.id,
        characterId,
        days,
        today,
      });
      const isFoundByDays = searchPlan.query === searchPlan.withDays;
      const facts = requirements
        ? await readFitRows(
            statements,
            cards.map(({ talent_no }) => talent_no),
            days,
          )
        : new Map();
      const now = Date.now();
      const results = await Promise.all(
        cards.map(async (card) =>
          toRecruiterCard(card, {
            url: await urlOf(card),
            now,
            match: matchFor(card),
            filters: request.filters,
            isFoundByDays,
            seesFee: !searcher.isFrozen,
            today,
            requestedDays: areDaysRequested ? days : undefined,
            reasons: requirements
              ? describeFit(requirements, toFitFacts(card, facts.get(card.talent_no)))
              : [],
          }),
        ),
      );
      const answer = { ...list(results, request, total), days_left_out: searchPlan.daysLeftOut };
      return addDrops(request, searcher, answer);
    },

    count: countTalents,

    /** For a saved search: how many match, or how many are new. */
    async countFor({ filters, recruiterId, newSince, isFirst, ...rights }: SavedCount): Promise<number> {
      const owner = { kind: 'recruiter', id: recruiterId, ...rights } as const;
      const { query } = await (isFirst ? planWithLimit(filters, owner) : planSearch(sources, filters, owner));
      const since = newSince
        ? [{ filter: 'since', negated: false, kind: 'since', refs: [newSince.getTime()] } as const]
        : [];
      return count(statements, { ...query, talentSets: [...query.talentSets, ...since] });
    },
  };
}
export type TalentSearch = ReturnType<typeof createTalentSearch>;
