import {
  castingNowShown,
  type listCastings,
  rolesNamed,
  rolesNamedNow,
} from '@callboard/contract/casting/castings';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { countOpenJobs, listCastingNow } from './casting-now.queries.ts';
import { toCasting, toCastingNow, toFacets } from './castings.mapper.ts';
import { countByTypeAndYear, countProjects, listProjects } from './castings.queries.ts';
import { listNamedCast } from './named-cast.queries.ts';

interface CastingsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
  readonly now?: () => number;
}

/** Read anew each time, because who no longer agrees has to be gone at once. */
export const createCastings = ({ db, photoUrl, now = Date.now }: CastingsOptions) => ({
  async list(query: Parsed<typeof listCastings>['query']) {
    const today = todayInIndia(new Date(now()));
    const [rows, total, facets, castingNow, open_jobs] = await Promise.all([
      listProjects(db, query, today),
      countProjects(db, query, today),
      countByTypeAndYear(db, today),
      listCastingNow(db, today, castingNowShown),
      countOpenJobs(db),
    ]);
    const announced = castingNow.filter(({ has_public_cast }) => has_public_cast);
    const ids = [...rows, ...announced].map(({ id }) => id);
    const cast = groupBy(await listNamedCast(db, ids, rolesNamed), ({ project_id }) => project_id);
    const castOf = (id: number) => cast.get(id) ?? [];
    const castNow = new Map(announced.map(({ id }) => [id, castOf(id).slice(0, rolesNamedNow)]));
    const { totals, types, years } = toFacets(facets);
    const results = await Promise.all(rows.map((row) => toCasting(row, castOf(row.id), photoUrl)));
    return {
      ...onePage(results, query, total),
      casting_now: await Promise.all(
        castingNow.map((row) => toCastingNow(row, castNow.get(row.id) ?? [], photoUrl)),
      ),
      totals: { ...totals, open_jobs },
      types,
      years,
    };
  },
});
export type Castings = ReturnType<typeof createCastings>;
