import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, publicTalents } from '../person-summaries/index.ts';

export const listReasons = (db: Database) =>
  db.selectFrom('report_reason').select(['id', 'title']).orderBy('id').execute();

export const findReason = (db: Database, id: number) =>
  db.selectFrom('report_reason').select(['id', 'title']).where('id', '=', id).executeTakeFirst();

/** A person with a profile that the public or recruiters can open. */
export const isShownTo = async (
  db: Database,
  kind: 'talent' | 'recruiter',
  otherId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from ${publicTalents('public_talent')} where account_id = ${otherId})
      or exists (select from recruiter join ${people('account')} on account.id = recruiter.account_id
        where account.id = ${otherId} and account.closed_at is null)
      or ${kind === 'recruiter'}::boolean and exists (select from talent join ${people('account')} on account.id = talent.account_id
        where account.id = ${otherId} and account.closed_at is null and talent.completed_at is not null
          and talent.show_to_recruiters) as shown`.execute(db);
  return rows[0]?.shown ?? false;
};

interface NewReport {
  readonly reporter_id: number;
  readonly reported_id: number;
  readonly reason_id: number;
  readonly text: string;
  readonly conversation_id: number | null;
  readonly message_id: number | null;
  readonly quoted_text: string | null;
}

export const insertReport = (trx: Database, report: NewReport) =>
  trx.insertInto('abuse_report').values(report).returning(['id', 'reported_at']).executeTakeFirstOrThrow();
