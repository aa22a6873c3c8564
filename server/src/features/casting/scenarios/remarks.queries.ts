import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const countComments = async (trx: Database, scenarioId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from scenario_comment where scenario_id = ${scenarioId}`.execute(trx);
  return rows[0]?.count ?? 0;
};

interface NewComment {
  readonly scenarioId: number;
  readonly authorId: number;
  readonly words: string;
  readonly clientId: string | null;
}

/** False when the same device sent it before. */
export const insertComment = async (
  trx: Database,
  { scenarioId, authorId, words, clientId }: NewComment,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into scenario_comment (scenario_id, author_id, words, client_id)
    values (${scenarioId}, ${authorId}, ${words}, ${clientId})
    on conflict on constraint scenario_comment_written_once do nothing`.execute(trx);
  return numAffectedRows === 1n;
};

/** False when it is not a comment of this person on this scenario. */
export const deleteOwnComment = async (
  trx: Database,
  scenarioId: number,
  commentId: number,
  authorId: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from scenario_comment
    where id = ${commentId} and scenario_id = ${scenarioId} and author_id = ${authorId}`.execute(trx);
  return numAffectedRows === 1n;
};

/** False when it was so already. */
export const setLike = async (
  trx: Database,
  scenarioId: number,
  accountId: number,
  liked: boolean,
): Promise<boolean> => {
  const { numAffectedRows } = liked
    ? await sql`
        insert into scenario_like (scenario_id, account_id) values (${scenarioId}, ${accountId})
        on conflict do nothing`.execute(trx)
    : await sql`
        delete from scenario_like where scenario_id = ${scenarioId} and account_id = ${accountId}`.execute(
        trx,
      );
  return numAffectedRows === 1n;
};
