import { todayInIndia } from '@callboard/contract/people/ages';
import { withoutGroup } from '@callboard/contract/search/filter-groups';
import { nameForGuests } from '@callboard/contract/search/name-for-guests';
import { newForDays } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { DaysLeftOut } from '@callboard/contract/search/talent-search';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import { guest } from '../../../platform/http/actor.ts';
import { invalidField, invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import { type CharacterRequirements, findCharacterRequirements } from '../../casting/projects/index.ts';
import { viewTalent } from '../../people/talent-profiles/index.ts';
import { findClosedFilters, type Searcher } from './closed-filters.policy.ts';
import { daysLeftOut } from './days-left-out.policy.ts';
import { facet } from './facets.ts';
import { rankingFor } from './fit/character-ranking.policy.ts';
import { filterPreferences } from './fit/filter-preferences.policy.ts';
import { type Ranking, rankedBy } from './fit/ranking.policy.ts';
import { similarityOf } from './fit/similarity.policy.ts';
import { unknownValues } from './known-values.policy.ts';
import { findWords } from './names/find-words.queries.ts';
import { initialOf, nameWords } from './names/name-words.ts';
import { count } from './reading/read.queries.ts';
import type { SearchQuery, TalentSet } from './reading/search-query.ts';
import { findFacets, isJobOfTeam } from './searches.queries.ts';
import { toTerms } from './terms.policy.ts';

export interface SearchPlan {
  readonly query: SearchQuery;
  readonly withoutDays: SearchQuery;
  /** With the dates, even where they are ignored. Undefined when there are none. */
  readonly withDays: SearchQuery | undefined;
  readonly daysLeftOut: DaysLeftOut;
  /** What the best match is ranked by. Without preferences nothing says what is wanted. */
  readonly ranking: Ranking;
  /** Whether a character or a talent ranks the results, so that a percentage means something. */
  readonly hasMatch: boolean;
  readonly requirements: CharacterRequirements | undefined;
  /** The dates people should be available. */
  readonly days: readonly [string, string];
  /** By the search or the character. Otherwise the day is today. */
  readonly areDaysRequested: boolean;
}

interface Sources {
  readonly db: Database;
  readonly statements: pg.Pool;
}

const notFound = (field: string) =>
  new ProblemError('NOT_FOUND', { detail: `${field}: Not found`, errors: [{ field, message: 'Not found' }] });

function rejectClosedFilters(filters: TalentFilters, searcher: Searcher) {
  const closed = findClosedFilters(filters, searcher);
  if (!closed) return;
  const [first] = closed.errors;
  throw new ProblemError(closed.code, {
    detail: `${first?.field}: ${first?.message}`,
    errors: closed.errors,
  });
}

const dayMs = 86_400_000;
const maxDaysAhead = 366;
const addDays = (day: string, many: number) =>
  new Date(Date.parse(day) + many * dayMs).toISOString().slice(0, 10);

/** Past days are dropped. Calendars do not go beyond a year. */
function requestedDates({
  availableFrom,
  availableTo = availableFrom,
}: TalentFilters): readonly [string, string] {
  const today = todayInIndia();
  if (!availableFrom || !availableTo) return [today, today];
  if (availableTo < today) throw invalidField('availableFrom', 'Is over');
  if (availableTo > addDays(today, maxDaysAhead))
    throw invalidField('availableTo', 'Is more than a year ahead');
  return [availableFrom < today ? today : availableFrom, availableTo];
}

const maxWords = 6;

/** Every word searched by must match part of the name. A single letter matches an initial. */
async function nameQuery(
  pool: pg.Pool,
  userName: string | undefined,
  searcher: Searcher,
): Promise<SearchQuery> {
  if (userName === undefined) return { terms: [], talentSets: [] };
  const isGuest = searcher.kind === 'guest';
  const words = nameWords(isGuest ? nameForGuests(userName) : userName).slice(0, maxWords);
  const initials = words.filter(({ word }) => [...word].length === 1);
  const kind = isGuest ? 'first_word' : 'word';
  const found = await Promise.all(
    words.filter((word) => !initials.includes(word)).map((word) => findWords(pool, word, isGuest)),
  );
  const none: TalentSet[] =
    words.length === 0 ? [{ filter: 'userName', negated: false, kind, refs: [] }] : [];
  return {
    terms: initials.map((word) => ({
      filter: 'userName',
      negated: false,
      facets: [facet('initial', initialOf(word))],
    })),
    talentSets: [
      ...none,
      ...found.map((refs): TalentSet => ({ filter: 'userName', negated: false, kind, refs })),
    ],
  };
}

const newTalents = ({ isNew }: TalentFilters): TalentSet[] =>
  isNew ? [{ filter: 'isNew', negated: false, kind: 'since', refs: [Date.now() - newForDays * dayMs] }] : [];

/** Whom the searcher has had enough of. */
const hiddenTalentSets = (filters: TalentFilters, searcherId: number): TalentSet[] => [
  ...(filters.hideSeen
    ? [{ filter: 'hideSeen', negated: true, kind: 'seen', refs: [searcherId] } as const]
    : []),
  ...(filters.hideNotFor && filters.characterId !== undefined
    ? [{ filter: 'hideNotFor', negated: true, kind: 'not_for', refs: [filters.characterId] } as const]
    : []),
];

function ownTalentSets(filters: TalentFilters, searcher: Searcher): TalentSet[] {
  if (searcher.kind === 'guest') return [];
  const { unlocked, jobApply } = filters;
  return [
    ...(unlocked === undefined
      ? []
      : [{ filter: 'unlocked', negated: !unlocked, kind: 'unlocked', refs: [searcher.id] } as const]),
    ...(jobApply === undefined
      ? []
      : [{ filter: 'jobApply', negated: false, kind: 'applied', refs: [jobApply] } as const]),
    ...hiddenTalentSets(filters, searcher.id),
  ];
}

async function findSimilarity({ db }: Sources, similarTo: string, searcher: Searcher) {
  const actor =
    searcher.kind === 'guest'
      ? guest
      : ({
          kind: 'recruiter',
          accountId: searcher.id,
          sessionId: '',
          frozen: searcher.isFrozen,
          complete: true,
          verified: searcher.isVerified,
        } as const);
  const { talent } = await viewTalent(db, similarTo, actor).catch((error: unknown) => {
    throw error instanceof ProblemError && error.code === 'NOT_FOUND' ? notFound('similarTo') : error;
  });
  const { facets = [] } = (await findFacets(db, talent.id)) ?? {};
  const self: TalentSet = { filter: 'self', negated: true, kind: 'self', refs: [talent.id] };
  return { preferences: similarityOf(facets, searcher.kind === 'guest'), self };
}

/** Another recruiter's character or job counts as missing. */
async function readContext({ db }: Sources, filters: TalentFilters, searcher: Searcher) {
  const { characterId, recruiterId, jobApply } = filters;
  if (searcher.kind === 'guest') return undefined;
  if (recruiterId !== undefined && recruiterId !== searcher.id) throw notFound('recruiterId');
  if (jobApply !== undefined && !(await isJobOfTeam(db, jobApply, searcher.id))) throw notFound('jobApply');
  if (characterId === undefined) return undefined;
  const requirements = await findCharacterRequirements(db, { characterId, recruiterId: searcher.id });
  if (!requirements) throw notFound('characterId');
  return requirements;
}

/** The count without dates decides whether they apply. */
async function planDays(
  { statements }: Sources,
  filters: TalentFilters,
  { withDays, withoutDays }: Pick<SearchPlan, 'withDays' | 'withoutDays'>,
) {
  const leftOut = withDays ? daysLeftOut(filters, await count(statements, withoutDays)) : null;
  return {
    query: withDays && leftOut === null ? withDays : withoutDays,
    withoutDays,
    withDays,
    daysLeftOut: leftOut,
  };
}

const shootDaysOf = (requirements: CharacterRequirements | undefined) =>
  requirements?.shootFrom && requirements.shootTo
    ? ([requirements.shootFrom, requirements.shootTo] as const)
    : undefined;

/** Checks the filters and translates them into bitmaps and sets of talents. */
export async function planSearch(
  sources: Sources,
  filters: TalentFilters,
  searcher: Searcher,
): Promise<SearchPlan> {
  rejectClosedFilters(filters, searcher);
  const [unknown, ...others] = unknownValues(filters);
  if (unknown) throw invalidFields([unknown, ...others]);
  const days = requestedDates(filters);
  const requirements = await readContext(sources, filters, searcher);
  const similarity = filters.similarTo
    ? await findSimilarity(sources, filters.similarTo, searcher)
    : undefined;
  const names = await nameQuery(sources.statements, filters.userName, searcher);
  const dated = filters.availableFrom
    ? { ...filters, availableFrom: days[0], availableTo: days[1] }
    : filters;
  const talentSets = [
    ...names.talentSets,
    ...newTalents(filters),
    ...ownTalentSets(filters, searcher),
    ...(similarity ? [similarity.self] : []),
  ];
  const queryFor = (filters: TalentFilters): SearchQuery => ({
    terms: [...toTerms(filters), ...names.terms],
    talentSets,
  });
  const shootDays = shootDaysOf(requirements);
  return {
    ...(await planDays(sources, filters, {
      withoutDays: queryFor(withoutGroup(filters, 'available')),
      withDays: filters.availableFrom ? queryFor(dated) : undefined,
    })),
    ranking: requirements
      ? rankingFor(requirements)
      : rankedBy(similarity?.preferences ?? filterPreferences(filters)),
    hasMatch: requirements !== undefined || similarity !== undefined,
    requirements,
    days: shootDays && !filters.availableFrom ? shootDays : days,
    areDaysRequested: filters.availableFrom !== undefined || shootDays !== undefined,
  };
}
