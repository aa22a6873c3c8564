import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { verificationRequests } from '../../people/recruiter-verification/index.ts';

/** Undefined when the account is not a recruiter. */
export const findVerification = (db: Database, recruiterId: number) =>
  db
    .selectFrom(recruiters('recruiter'))
    .leftJoin(verificationRequests('request'), 'request.recruiter_id', 'recruiter.account_id')
    .select(['recruiter.verified_at', 'request.status'])
    .where('recruiter.account_id', '=', recruiterId)
    .executeTakeFirst();
