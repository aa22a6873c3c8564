import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people } from '../../../people/person-summaries/index.ts';
import type { OutcomeCharacter, SettledCharacter } from './outcome.policy.ts';

/** Locked, with everyone who can be cast: people whose account is open. */
export const lockCharacters = async (
  trx: Database,
  projectId: number,
): Promise<readonly OutcomeCharacter[]> => {
  const { rows } = await sql<OutcomeCharacter>`
    select part.id, part.status, part.wanted,
      array(select talent_id from character_cast where character_id = part.id order by cast_at, talent_id) as cast,
      array(select candidate.talent_id from character_candidate candidate
        join ${people('account')} on account.id = candidate.talent_id and account.closed_at is null
        where candidate.character_id = part.id) as considered
    from project_character part where part.project_id = ${projectId}
    order by part.id for update of part`.execute(trx);
  return rows;
};

export const saveCharacters = async (trx: Database, settled: readonly SettledCharacter[]) => {
  const statuses = settled.map(({ id, status }) => ({ id, status }));
  await sql`
    update project_character part set status = settled.status
    from jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as settled (id int, status text)
    where part.id = settled.id and part.status <> settled.status`.execute(trx);
  const castings = settled.flatMap(({ id: character_id, newlyCast }) =>
    newlyCast.map((talent_id) => ({ character_id, talent_id })),
  );
  if (castings.length > 0) await trx.insertInto('character_cast').values(castings).execute();
};

/** What was said to how many, by part. */
export type Answered = Readonly<Record<string, { readonly count: number; readonly words: string }>>;

export const saveClosing = async (
  trx: Database,
  { projectId, actorId, unfilled }: { projectId: number; actorId: number; unfilled: readonly number[] },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with closed as (
      update project set status = 'closed', closed_at = now()
      where id = ${projectId} returning id, closed_at)
    insert into project_closing (project_id, closed_at, closed_by, unfilled)
    select id, closed_at, ${actorId}, ${[...unfilled]}::int[] from closed returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The project is locked, so it is there');
  return row.id;
};

export const saveAnswered = (trx: Database, closingId: number, answered: Answered) =>
  trx
    .updateTable('project_closing')
    .set({ answered: JSON.stringify(answered) })
    .where('id', '=', closingId)
    .execute();

/** Characters that had not found everyone they wanted are cast again. */
export const reopenProject = async (trx: Database, projectId: number) => {
  await sql`
    with reopened as (
      update project_closing set reopened_at = now()
      where project_id = ${projectId} and reopened_at is null returning unfilled)
    update project_character part set status = 'casting'
    from reopened where part.project_id = ${projectId} and part.id = any(reopened.unfilled)`.execute(trx);
  await trx
    .updateTable('project')
    .set({ status: 'open', closed_at: null })
    .where('id', '=', projectId)
    .execute();
};
