import type { listClosedProjects, listProjects } from '@callboard/contract/casting/project-lists';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList, onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { toProjectDetail } from './project-detail.mapper.ts';
import { findDetail } from './project-detail.queries.ts';
import { toProjectChoice, toProjectRow } from './project-list.mapper.ts';
import * as queries from './project-list.queries.ts';
import { noStages, toStageCounts } from './stages.mapper.ts';
import { countStages, listCharacterSlots } from './stages.queries.ts';

interface ProjectListOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

type ListQuery = Parsed<typeof listProjects>['query'];
type ClosedQuery = Parsed<typeof listClosedProjects>['query'];

export function createProjectLists({ db, photoUrl }: ProjectListOptions) {
  /** With their characters, in as many statements for one project as for a page of them. */
  const withCharacters = async (rows: readonly queries.ProjectListRow[]) => {
    const ids = rows.map(({ id }) => id);
    const [slots, stages] = await Promise.all([listCharacterSlots(db, ids), countStages(db, ids)]);
    return Promise.all(
      rows.map((row) => {
        const counted = stages.get(row.id);
        const counts = counted ? toStageCounts(counted) : noStages;
        const own = slots.filter(({ project_id }) => project_id === row.id);
        return toProjectRow(row, { counts, slots: own }, photoUrl);
      }),
    );
  };

  return {
    async find(actor: Actor, projectId: number) {
      const row = await findDetail(db, projectId, memberOf(actor).accountId);
      if (!row) throw new ProblemError('NOT_FOUND');
      return toProjectDetail(row, photoUrl);
    },

    async list(actor: Actor, query: ListQuery) {
      const { search, type, whose, status, sort, page, limit } = query;
      const filter = { accountId: memberOf(actor).accountId, search, type, whose };
      const slice = { status, sort, page, limit, today: todayInIndia() };
      const [rows, { to_cast, ...counts }] = await Promise.all([
        queries.listProjectRows(db, filter, slice),
        queries.countProjects(db, filter),
      ]);
      const total = status === undefined ? counts.all - counts.closed : counts[status];
      return { ...onePage(await withCharacters(rows), query, total), counts, to_cast };
    },

    async listClosed(actor: Actor, query: ClosedQuery) {
      const { search, type, whose, page, limit } = query;
      const filter = { accountId: memberOf(actor).accountId, search, type, whose };
      const slice = { status: 'closed', sort: 'closed', page, limit, today: todayInIndia() } as const;
      const [rows, counts] = await Promise.all([
        queries.listProjectRows(db, filter, slice),
        queries.countProjects(db, filter),
      ]);
      return onePage(await withCharacters(rows), query, counts.closed);
    },

    async listOpenAuditions(recruiterId: number) {
      const rows = await queries.listWithAuditions(db, recruiterId, todayInIndia());
      return fullList(rows.map(toProjectChoice));
    },

    async listActive(recruiterId: number) {
      return fullList((await queries.listActive(db, recruiterId)).map(toProjectChoice));
    },
  };
}
export type ProjectLists = ReturnType<typeof createProjectLists>;
