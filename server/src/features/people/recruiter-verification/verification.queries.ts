import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { peopleWithContact } from '../person-summaries/index.ts';

/** Locks the request of a recruiter, also when there is none yet. */
export const lockRecruiter = (trx: Database, recruiterId: number) =>
  trx
    .selectFrom('recruiter')
    .select(['account_id', 'verified_at'])
    .where('account_id', '=', recruiterId)
    .forNoKeyUpdate()
    .executeTakeFirst();

interface DocumentRow {
  readonly kind: string;
  readonly file_key: string;
  readonly upload: string;
}

/** Whether they are verified, and the request if there is one. */
export const findVerification = (db: Database, recruiterId: number) =>
  db
    .selectFrom('recruiter')
    .leftJoin('recruiter_verification as request', 'request.recruiter_id', 'recruiter.account_id')
    .select([
      'recruiter.verified_at',
      'request.submission',
      'request.legal_name',
      'request.gstin_sealed',
      'request.gstin_masked',
      'request.proof_link',
      'request.note',
      'request.status',
      'request.refused_reason',
      'request.submitted_at',
      'request.decided_at',
      sql<DocumentRow[]>`coalesce((
        select json_agg(json_build_object('kind', kind, 'file_key', file_key, 'upload', upload) order by position)
        from recruiter_paper where recruiter_paper.submission = request.submission), '[]')`.as('papers'),
    ])
    .where('recruiter.account_id', '=', recruiterId)
    .executeTakeFirst();
export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

export interface SealedRequest {
  readonly recruiter_id: number;
  readonly legal_name: string;
  readonly gstin_sealed: Buffer | null;
  readonly gstin_masked: string | null;
  readonly proof_link: string | null;
  readonly note: string | null;
}

interface NewDocument extends DocumentRow {
  readonly stored_bytes: number;
}

/** A recruiter has one request; a new one replaces it and is reviewed again. */
export const replaceRequest = async (
  trx: Database,
  request: SealedRequest,
  papers: readonly NewDocument[],
) => {
  await trx.deleteFrom('recruiter_verification').where('recruiter_id', '=', request.recruiter_id).execute();
  const { submission } = await trx
    .insertInto('recruiter_verification')
    .values(request)
    .returning('submission')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('recruiter_paper')
    .values(papers.map((document, position) => ({ ...document, submission, position })))
    .execute();
  return submission;
};

export interface Verdict {
  readonly status: 'verified' | 'refused';
  readonly refused_reason: string | null;
  /** Null for a command on the server. */
  readonly decided_by: number | null;
}

/** The decided submission; undefined when none is waiting, or a different one than named. */
export const decideRequest = async (
  trx: Database,
  { recruiterId, submission }: { recruiterId: number; submission?: string | undefined },
  verdict: Verdict,
) => {
  let waiting = trx
    .updateTable('recruiter_verification')
    .set({ ...verdict, decided_at: sql<Date>`now()` })
    .where('recruiter_id', '=', recruiterId)
    .where('status', '=', 'in_review');
  if (submission !== undefined) waiting = waiting.where('submission', '=', submission);
  const decided = await waiting.returning('submission').executeTakeFirst();
  return decided?.submission;
};

export const setVerified = (trx: Database, recruiterId: number, verified: boolean) =>
  trx
    .updateTable('recruiter')
    .set({ verified_at: verified ? sql<Date>`now()` : null })
    .where('account_id', '=', recruiterId)
    .execute();

export const findPerson = (db: Database, recruiterId: number) =>
  db
    .selectFrom(peopleWithContact('account'))
    .select(['first_name', 'email', 'mobile', 'public_id'])
    .where('id', '=', recruiterId)
    .executeTakeFirstOrThrow();

export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom(peopleWithContact('account'))
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .where('kind', '=', 'recruiter')
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** A request as lists show it. */
export const verificationRequests = sharedTable('recruiter_verification', ['recruiter_id', 'status']);
