import type { findJobs, listCallboardOpenings } from '@callboard/contract/casting/job-search';
import { type JobSort, jobSorts } from '@callboard/contract/casting/job-values';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { readOwnFacets } from '../../search/talent-search/index.ts';
import { referenceRows } from '../../site/reference/index.ts';
import { countHouseOpenings } from '../jobs/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { forTalent, toJobCard } from './cards.mapper.ts';
import { listHouseOpenings, listJobCards } from './cards.queries.ts';
import { createCurrentIndex } from './current-index.ts';
import { countJobs as countIn } from './index-of-jobs/count-jobs.ts';
import type { JobReader, JobWishes } from './index-of-jobs/group-bits.ts';
import { pageOfJobs } from './index-of-jobs/page-of-jobs.ts';
import { dayNumber } from './index-of-jobs/role-places.ts';
import { similarJobIds } from './index-of-jobs/similar-jobs.ts';
import { listSavedJobs } from './readers.queries.ts';
import { type JobState, matchRoles, nearestRole, obstacleOf } from './role-matches.ts';

interface JobSearchOptions {
  readonly db: Database;
  readonly statements: pg.Pool;
  readonly photoUrl: PhotoUrl;
}

type Filters = JobWishes & { readonly user_id?: number | undefined };

const sorts = new Map<number, JobSort>([
  [jobSorts.match, 'match'],
  [jobSorts.newest, 'newest'],
  [jobSorts.closing, 'closing'],
  [jobSorts.pay, 'pay'],
]);

const forTalents = ['fits_me', 'when_available', 'saved'] as const;
const genderIds = referenceRows.gender.map(({ id }) => id);
const farAhead = '2999-12-31';

/** Only about oneself. */
function checkReader(actor: Actor, filters: Filters): void {
  if (filters.user_id !== undefined && !('accountId' in actor && actor.accountId === filters.user_id))
    throw new ProblemError('NOT_FOUND');
  const field = forTalents.find((name) => filters[name]);
  if (field && actor.kind !== 'talent') throw invalidField(field, 'Is for signed-in talents');
}

export function createJobSearch({ db, statements, photoUrl }: JobSearchOptions) {
  const current = createCurrentIndex({ db, statements });

  const factsOf = async (actor: Actor) => {
    if (actor.kind !== 'talent') return undefined;
    const [facets, busy, saved] = await Promise.all([
      readOwnFacets(statements, actor.accountId),
      unavailableOn(db, [actor.accountId], { start: todayInIndia(), end: farAhead }),
      listSavedJobs(db, actor.accountId),
    ]);
    const days = busy.map((one) => [dayNumber(one.start_date), dayNumber(one.end_date)] as const);
    return { facets, saved, busy: days };
  };

  /** The reader is read first: what is in memory is then of a later moment, and nothing waits in between. */
  const searchAs = async (actor: Actor) => {
    const facts = await factsOf(actor);
    const { index, fitsOf } = await current();
    const reader: JobReader | undefined = facts && {
      fits: fitsOf(facts.facets),
      busy: facts.busy,
      saved: facts.saved,
    };
    return { index, reader };
  };

  const cardsOf = async (ids: readonly number[]) => {
    const rows = await listJobCards(db, ids);
    const now = Date.now();
    return { rows, cards: await Promise.all(rows.map((row) => toJobCard(row, photoUrl, now))) };
  };

  const find = async (actor: Actor, query: Parsed<typeof findJobs>['query']) => {
    const { page, limit, sort_id, ...filters } = query;
    checkReader(actor, filters);
    const { index, reader } = await searchAs(actor);
    const sort = sorts.get(sort_id) ?? 'newest';
    return pageOfJobs(index, filters, reader, sort, { limit, offset: (page - 1) * limit });
  };

  return {
    /** Builds what is in memory before anybody asks. */
    warm: async () => {
      await current();
    },

    /** The ids of one page, for those who do not read it. */
    findIds: async (actor: Actor, wishes: JobWishes, page: { limit: number; offset: number }) => {
      const { index, reader } = await searchAs(actor);
      return pageOfJobs(index, wishes, reader, 'newest', page);
    },

    async findForGuest(actor: Actor, query: Parsed<typeof findJobs>['query']) {
      const { ids, total } = await find(actor, query);
      return onePage((await cardsOf(ids)).cards, query, total);
    },

    async findForTalent(actor: Actor, query: Parsed<typeof findJobs>['query']) {
      const { ids, total } = await find(actor, query);
      const { rows, cards } = await cardsOf(ids);
      const { rolesOf, isSaved } = await matchRoles({ db, statements }, actor, rows);
      const results = cards.flatMap((card, at) => {
        const row = rows[at];
        if (!row) return [];
        const roles = rolesOf(row.id);
        const nearest = nearestRole(roles);
        const applications = roles.flatMap(({ application }) => application ?? []);
        return [
          forTalent(card, {
            fit: nearest?.fit ?? { percent: 0, fits: false },
            missing: nearest?.missing ?? null,
            isSaved: isSaved(row.id),
            applications,
            obstacle: obstacleOf(roles),
          }),
        ];
      });
      return onePage(results, query, total);
    },

    async count(actor: Actor, filters: Filters) {
      checkReader(actor, filters);
      const { index, reader } = await searchAs(actor);
      const figures = countIn(index, filters, reader, genderIds);
      return {
        count: figures.count,
        fits_me: figures.fitting,
        filterDrops: [...figures.drops],
        facets: [
          { facet: 'project_type' as const, values: [...figures.types] },
          { facet: 'location' as const, values: [...figures.cities] },
          { facet: 'gender' as const, values: [...figures.genders] },
          { facet: 'audition_kind' as const, values: [...figures.kinds] },
        ],
        paid: figures.paid,
        remote: figures.remote,
        when_available: figures.available,
      };
    },

    async openings(query: Parsed<typeof listCallboardOpenings>['query']) {
      const { page, limit } = query;
      const rows = await listHouseOpenings(db, { limit, offset: (page - 1) * limit });
      const now = Date.now();
      const results = await Promise.all(rows.map((row) => toJobCard(row, photoUrl, now)));
      return onePage(results, query, await countHouseOpenings(db));
    },

    /** A signed-in talent beside every role of these jobs. */
    matchRoles: (actor: Actor, jobs: readonly JobState[]) => matchRoles({ db, statements }, actor, jobs),

    async similarTo(jobId: number, most: number) {
      const { index } = await current();
      return (await cardsOf(similarJobIds(index, jobId, most))).cards;
    },
  };
}
export type JobSearch = ReturnType<typeof createJobSearch>;
