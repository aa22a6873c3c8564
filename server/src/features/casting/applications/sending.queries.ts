import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface DaysTold {
  readonly tell: boolean;
  readonly told: object | null;
}

const toDays = ({ tell, told }: DaysTold) => ({
  tell_days: tell,
  told_days: told === null ? null : JSON.stringify(told),
});

interface NewApplication {
  readonly jobId: number;
  readonly talentId: number;
  readonly characterId: number | null;
  readonly note: string | null;
  readonly days: DaysTold;
  readonly clientId: string | null;
}

/** Undefined where there is one for the role, or one that this call sent before. */
export const insertApplication = async (trx: Database, sent: NewApplication) => {
  const row = await trx
    .insertInto('job_application')
    .values({
      job_id: sent.jobId,
      talent_id: sent.talentId,
      character_id: sent.characterId,
      note: sent.note,
      ...toDays(sent.days),
      client_id: sent.clientId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findSentBefore = async (db: Database, talentId: number, clientId: string) => {
  const row = await db
    .selectFrom('job_application')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
};

const ofRole = (talentId: number, jobId: number, characterId: number | null) => sql`talent_id = ${talentId}
  and job_id = ${jobId} and character_id is not distinct from ${characterId}::int`;

interface OwnOfRole {
  readonly id: number;
  readonly job_id: number;
  readonly status: string;
}

/** The one application of somebody for a role, locked. */
export const lockOwnOfRole = async (
  trx: Database,
  talentId: number,
  jobId: number,
  characterId: number | null,
) => {
  const { rows } = await sql<OwnOfRole>`select id, job_id, status from job_application
    where ${ofRole(talentId, jobId, characterId)} for update`.execute(trx);
  return rows[0];
};

export const findWithdrawn = async (
  db: Database,
  talentId: number,
  jobId: number,
  characterId: number | null,
) => {
  const { rows } = await sql<OwnOfRole>`select id from job_application
    where ${ofRole(talentId, jobId, characterId)} and status = 'withdrawn'`.execute(db);
  return rows[0]?.id;
};

interface ChangedText {
  readonly note?: string | null | undefined;
  readonly days?: DaysTold | undefined;
  readonly clientId?: string | null | undefined;
}

export const saveText = async (trx: Database, id: number, { note, days, clientId }: ChangedText) => {
  const changes = {
    ...(note !== undefined && { note }),
    ...(days && toDays(days)),
    ...(clientId !== undefined && { client_id: clientId }),
  };
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('job_application').set(changes).where('id', '=', id).execute();
};

export const insertFirstStep = (trx: Database, id: number) =>
  trx
    .insertInto('application_event')
    .values({ application_id: id, to_status: 'applied', made_by: 'talent' })
    .execute();
