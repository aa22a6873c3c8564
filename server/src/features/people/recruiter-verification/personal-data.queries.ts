import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Masked, because the archive leaves Callboard by a link. */
export const findRequest = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('recruiter_verification')
    .select(['legal_name', 'gstin_masked as gstin', 'proof_link', 'note', 'status', 'refused_reason'])
    .select(['submitted_at', 'decided_at'])
    .select(
      sql<string[]>`(select json_agg(kind order by position) from recruiter_paper
        where recruiter_paper.submission = recruiter_verification.submission)`.as('papers'),
    )
    .where('recruiter_id', '=', id)
    .executeTakeFirst();

export const listDocumentFiles = async (trx: Database, recruiterId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('recruiter_paper')
    .innerJoin('recruiter_verification', 'recruiter_verification.submission', 'recruiter_paper.submission')
    .select('file_key')
    .where('recruiter_id', '=', recruiterId)
    .execute();
  return rows.map(({ file_key }) => file_key);
};
