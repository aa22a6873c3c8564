import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What the cast of the project joined under this name may cost. Only its team reads it. */
export const castBudgetOf = (project: string): RawBuilder<number | null> =>
  sql<number | null>`${sql.ref(`${project}.cast_budget_paise`)}`;

/** False when it says so already. */
export const setCastBudget = async (
  trx: Database,
  projectId: number,
  paise: number | null,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update project set cast_budget_paise = ${paise}::bigint, updated_at = now()
    where id = ${projectId} and cast_budget_paise is distinct from ${paise}::bigint`.execute(trx);
  return numAffectedRows === 1n;
};
