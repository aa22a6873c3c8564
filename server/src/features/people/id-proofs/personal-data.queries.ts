import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Person {
  readonly id: number;
}

/** Without the encrypted number and pictures, because the archive leaves Callboard. */
export const findIdProof = (db: Database, { id }: Person) =>
  db
    .selectFrom('id_proof')
    .innerJoin('id_proof_type', 'id_proof_type.id', 'id_proof.proof_type_id')
    .select([
      'id_proof_type.name as kind',
      'number_masked as number',
      sql<boolean>`back_key is not null`.as('has_back'),
      'status',
      'refused_reason',
      'submitted_at',
      'decided_at',
    ])
    .where('talent_id', '=', id)
    .executeTakeFirst();

/** When an admin opened private data. */
export const listPrivateViews = (db: Database, { id }: Person) =>
  db
    .selectFrom('private_view')
    .select(['what', 'viewed_at'])
    .where('account_id', '=', id)
    .orderBy('viewed_at')
    .execute();

export const listProofFiles = async (trx: Database, talentId: number): Promise<(string | null)[]> => {
  const rows = await trx
    .selectFrom('id_proof')
    .select(['front_key', 'back_key'])
    .where('talent_id', '=', talentId)
    .execute();
  return rows.flatMap(({ front_key, back_key }) => [front_key, back_key]);
};
