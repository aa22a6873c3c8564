import type { getBoard } from '@callboard/contract/casting/board';
import { projectStatuses } from '@callboard/contract/casting/project-values';
import type { Result } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type ClientAnswerRow, listClientAnswers } from '../client-links/index.ts';
import { requireProject } from '../project-access/index.ts';
import { listBriefs } from '../projects/index.ts';
import type { PhotoUrl } from '../talent-faces/index.ts';
import { readFaces, toBoardRow } from './board.mapper.ts';
import * as queries from './board.queries.ts';

export interface BoardOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const toMark = ({ name, answer, rank, comment, at }: ClientAnswerRow) => ({
  name,
  answer,
  rank,
  comment,
  at: at.toISOString(),
});

export function createBoard({ db, photoUrl }: BoardOptions) {
  return {
    /** Six statements at most, however many are on it. */
    async read(actor: Actor, projectId: number): Promise<Result<typeof getBoard>> {
      const { role, accountId } = await requireProject(db, actor, projectId, 'read');
      const head = await queries.findHead(db, projectId);
      if (!head) throw new ProblemError('NOT_FOUND');
      const briefs = await listBriefs(db, projectId);
      const ids = briefs.map(({ id }) => id);
      const people = await queries.listPeople(db, ids, accountId);
      const answers = await listClientAnswers(db, ids);
      const openLinks = await queries.countOpenLinks(db, ids);
      const faces = await readFaces(people, photoUrl);
      const byCharacter = groupBy(people, ({ character_id }) => character_id);
      const byFace = groupBy(answers, ({ character_id, talent_id }) => `${character_id}-${talent_id}`);
      return {
        project_id: head.id,
        title: head.title,
        project_type: head.project_type,
        status: projectStatuses.find((known) => known === head.status) ?? 'open',
        role,
        cities: head.cities.map(({ name }) => name),
        shoot_starts_on: head.shoot_starts_on,
        shoot_ends_on: head.shoot_ends_on,
        new_applicants: head.new_applicants,
        characters: briefs.map((brief) =>
          toBoardRow(brief, {
            people: byCharacter.get(brief.id) ?? [],
            faces,
            answersOf: (characterId, talentId) => byFace.get(`${characterId}-${talentId}`)?.map(toMark) ?? [],
            openLinks: openLinks.get(brief.id) ?? 0,
          }),
        ),
      };
    },
  };
}
