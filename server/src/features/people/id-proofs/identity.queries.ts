import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';

/** Locks the proof of a talent, also when there is none yet. */
export const lockTalent = async (trx: Database, talentId: number) =>
  (await trx
    .selectFrom('talent')
    .select('account_id')
    .where('account_id', '=', talentId)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

export type ProofRow = NonNullable<Awaited<ReturnType<typeof findProof>>>;

export const findProof = (db: Database, talentId: number) =>
  db.selectFrom('id_proof').selectAll().where('talent_id', '=', talentId).executeTakeFirst();

export interface SealedProof {
  readonly talent_id: number;
  readonly proof_type_id: number;
  readonly number_sealed: Buffer;
  readonly number_masked: string;
  readonly front_key: string;
  readonly back_key: string | null;
  readonly stored_bytes: number;
  readonly uploads: string[];
}

/** A talent has one proof; a new one replaces it and is reviewed again. */
export const replaceProof = async (trx: Database, proof: SealedProof) => {
  await trx.deleteFrom('id_proof').where('talent_id', '=', proof.talent_id).execute();
  const { submission } = await trx
    .insertInto('id_proof')
    .values(proof)
    .returning('submission')
    .executeTakeFirstOrThrow();
  return submission;
};

export interface Verdict {
  readonly status: 'verified' | 'refused';
  readonly refused_reason: string | null;
}

/** False when that submission is no longer waiting: decided, or replaced by a newer one. */
export const decideProof = async (
  trx: Database,
  { talentId, submission, adminId }: { talentId: number; submission: string; adminId: number },
  verdict: Verdict,
) => {
  const { numUpdatedRows } = await trx
    .updateTable('id_proof')
    .set({ ...verdict, decided_at: sql<Date>`now()`, decided_by: adminId })
    .where('talent_id', '=', talentId)
    .where('submission', '=', submission)
    .where('status', '=', 'in_review')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export type PrivateThing = 'id_number' | 'id_front' | 'id_back' | 'gstin' | 'company_paper';

/** Records that an admin opened private data. */
export const recordPrivateView = (
  trx: Database,
  view: { account_id: number; admin_id: number | null; what: PrivateThing },
) => trx.insertInto('private_view').values(view).execute();

/** The review status of a talent's ID proof. */
export const sentProofs = sharedTable('id_proof', ['talent_id', 'status']);
