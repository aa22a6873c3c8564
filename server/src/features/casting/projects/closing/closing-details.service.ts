import type { ClosedProject, ClosingPreview } from '@callboard/contract/casting/project-closing';
import { candidateStages } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../../platform/db/database.ts';
import type { ClosingPart } from '../../../../platform/feature/closing-part.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import { fullNameOf } from '../../../people/person-summaries/index.ts';
import {
  hasRight,
  type PhotoUrl,
  requireProject,
  type TeamPersonRow,
  toTeamPerson,
} from '../../project-access/index.ts';
import { canReopen, reopenUntil } from '../project-states.policy.ts';
import { castWords } from './close-project.ts';
import { findClosedProject, findPeople, listConsidered, type PersonRow } from './closing-details.queries.ts';

const peopleShown = 6;

export interface ClosingDetailsOptions {
  readonly db: Database;
  readonly closingParts: readonly ClosingPart[];
  readonly photoUrl: PhotoUrl;
}

type Person = ClosingPreview['parts'][number]['people'][number];

const teamRowOf = (row: PersonRow): TeamPersonRow => ({
  user_id: row.id,
  public_id: row.public_id,
  name: fullNameOf(row),
  company: row.company ?? '',
  image_key: row.portrait,
});

export function createClosingDetails({ db, closingParts, photoUrl }: ClosingDetailsOptions) {
  const toPerson = async (row: PersonRow): Promise<Person> => ({
    user_id: row.id,
    userUniqueId: row.public_id,
    name: fullNameOf(row),
    image: row.portrait && (await photoUrl(row.portrait)),
  });

  const known = (people: ReadonlyMap<number, PersonRow>, ids: readonly number[]) =>
    ids.flatMap((id) => people.get(id) ?? []);

  const toPart = async (
    { key, words }: Pick<ClosingPart, 'key' | 'words'>,
    waiting: readonly PersonRow[],
  ): Promise<ClosingPreview['parts'][number]> => ({
    key,
    words,
    count: waiting.length,
    people: await Promise.all(waiting.slice(0, peopleShown).map(toPerson)),
    user_ids: waiting.map(({ id }) => id),
  });

  return {
    /** Being cast is answered too: the first part, of those who are chosen until the project is closed. */
    async preview(actor: Actor, projectId: number): Promise<ClosingPreview> {
      await requireProject(db, actor, projectId, 'close');
      const considered = await listConsidered(db, projectId);
      const parts: { part: ClosingPart; ids: readonly number[] }[] = [];
      for (const part of closingParts) parts.push({ part, ids: await part.listWaiting(db, projectId) });
      const people = await findPeople(db, [
        ...considered.flatMap(({ candidates }) => candidates.map(({ talent_id }) => talent_id)),
        ...parts.flatMap(({ ids }) => ids),
      ]);
      const characters = considered.map(async ({ id, name, wanted, candidates }) => ({
        id,
        name,
        wanted,
        candidates: await Promise.all(
          candidates.flatMap(({ talent_id, rank, is_cast }) =>
            known(people, [talent_id]).map(async (person) => ({
              ...(await toPerson(person)),
              is_cast,
              stage: candidateStages[rank - 1] ?? 'shortlisted',
            })),
          ),
        ),
      }));
      return {
        characters: await Promise.all(characters),
        parts: await Promise.all([
          toPart({ key: 'cast', words: castWords }, []),
          ...parts.map(({ part, ids }) => toPart(part, known(people, ids))),
        ]),
      };
    },

    async read(actor: Actor, projectId: number): Promise<ClosedProject> {
      const { role } = await requireProject(db, actor, projectId, 'read');
      const row = await findClosedProject(db, projectId);
      if (!row) throw new ProblemError('NOT_FOUND');
      const { closed_at, closed_by, characters, answered, ...project } = row;
      const people = await findPeople(db, [
        ...characters.flatMap(({ cast }) => cast),
        ...(closed_by === null ? [] : [closed_by]),
      ]);
      const closer = closed_by === null ? undefined : people.get(closed_by);
      return {
        ...project,
        closed_at: closed_at.toISOString(),
        closed_by: closer ? await toTeamPerson(teamRowOf(closer), photoUrl) : null,
        reopen_until: reopenUntil(closed_at),
        can_reopen: hasRight(role, 'close') && canReopen(closed_at, new Date()),
        characters: await Promise.all(
          characters.map(async ({ cast, ...character }) => ({
            ...character,
            cast: await Promise.all(known(people, cast).map(toPerson)),
          })),
        ),
        answered: Object.entries(answered ?? {}).map(([key, { count, words }]) => ({ key, count, words })),
      };
    },
  };
}
export type ClosingDetails = ReturnType<typeof createClosingDetails>;
