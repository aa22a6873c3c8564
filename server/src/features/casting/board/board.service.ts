import type { getBoard } from '@callboard/contract/casting/board';
import { projectStatuses } from '@callboard/contract/casting/project-values';
import type { Result } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { requireProject } from '../project-access/index.ts';
import { listBriefs } from '../projects/index.ts';
import type { PhotoUrl } from '../talent-faces/index.ts';
import { readFaces, toBoardRow } from './board.mapper.ts';
import * as queries from './board.queries.ts';

export interface BoardOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

function groupByCharacter(people: readonly queries.BoardPersonRow[]) {
  const groups = new Map<number, queries.BoardPersonRow[]>();
  for (const person of people) {
    const group = groups.get(person.character_id);
    if (group) group.push(person);
    else groups.set(person.character_id, [person]);
  }
  return groups;
}

export function createBoard({ db, photoUrl }: BoardOptions) {
  return {
    /** Six statements at most, however many are on it. */
    async read(actor: Actor, projectId: number): Promise<Result<typeof getBoard>> {
      const { role, accountId } = await requireProject(db, actor, projectId, 'read');
      const head = await queries.findHead(db, projectId);
      if (!head) throw new ProblemError('NOT_FOUND');
      const briefs = await listBriefs(db, projectId);
      const people = await queries.listPeople(
        db,
        briefs.map(({ id }) => id),
        accountId,
      );
      const faces = await readFaces(people, photoUrl);
      const byCharacter = groupByCharacter(people);
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
            answersOf: () => [],
            openLinks: 0,
          }),
        ),
      };
    },
  };
}
