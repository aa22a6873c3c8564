import type { JobAlertRhythm } from '@callboard/contract/casting/job-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isInGoodStanding, people } from '../../people/person-summaries/index.ts';

const columns = ['saved_job_search.id', 'talent_id', 'name', 'created_at', 'opened_at', 'told_at'] as const;
const filters = sql<Record<string, string>>`saved_job_search.filters`.as('filters');
const rhythm = sql<JobAlertRhythm>`saved_job_search.rhythm`.as('rhythm');

const own = (db: Database, talentId: number) =>
  db
    .selectFrom('saved_job_search')
    .select([...columns, filters, rhythm])
    .where('talent_id', '=', talentId);

export const listOwn = (db: Database, talentId: number) =>
  own(db, talentId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const findOwn = (db: Database, talentId: number, id: number) =>
  own(db, talentId).where('id', '=', id).executeTakeFirst();
export type JobAlertRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Ignores case. */
export const findIdByName = async (db: Database, talentId: number, name: string) => {
  const row = await db
    .selectFrom('saved_job_search')
    .select('id')
    .where('talent_id', '=', talentId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id;
};

export const countOwn = async (db: Database, talentId: number) => {
  const { total } = await db
    .selectFrom('saved_job_search')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('talent_id', '=', talentId)
    .executeTakeFirstOrThrow();
  return total;
};

interface NewAlert {
  readonly talentId: number;
  readonly name: string;
  readonly filters: Record<string, string>;
  readonly rhythm: JobAlertRhythm;
}

export const insertAlert = (trx: Database, { talentId, ...alert }: NewAlert) =>
  trx
    .insertInto('saved_job_search')
    .values({ ...alert, talent_id: talentId, filters: JSON.stringify(alert.filters) })
    .returning([...columns, filters, rhythm])
    .executeTakeFirstOrThrow();

export const renameAlert = (trx: Database, id: number, name: string) =>
  trx.updateTable('saved_job_search').set({ name }).where('id', '=', id).execute();

/** Counts what is new from now on. */
export const changeRhythm = (trx: Database, id: number, to: JobAlertRhythm) =>
  trx
    .updateTable('saved_job_search')
    .set({ rhythm: to, told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const markOpened = (trx: Database, id: number) =>
  trx.updateTable('saved_job_search').set({ opened_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** False when there is none. */
export const deleteOwn = async (db: Database, talentId: number, id: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_job_search')
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** A day has an hour less, so that a late run does not skip the next one. */
const waits = { now: sql`interval '0'`, daily: sql`interval '23 hours'` };

/** Searches of this rhythm whose owners are to hear of jobs that opened since. */
export const listDue = (db: Database, due: keyof typeof waits) =>
  db
    .selectFrom('saved_job_search')
    .innerJoin(people('owner'), 'owner.id', 'saved_job_search.talent_id')
    .select(['saved_job_search.id', 'talent_id', 'told_at', filters])
    .where('rhythm', '=', due)
    .where(isInGoodStanding('owner'))
    .where(sql<boolean>`told_at <= now() - ${waits[due]}`)
    .orderBy('saved_job_search.id')
    .execute();
export type DueAlert = Awaited<ReturnType<typeof listDue>>[number];

/** False when another node was first. */
export const markTold = async (trx: Database, { id, told_at }: DueAlert, until: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('saved_job_search')
    .set({ told_at: until })
    .where('id', '=', id)
    .where(sql<boolean>`date_trunc('milliseconds', told_at) = ${told_at}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Undefined once it is deleted or its alert is off. */
export const findTold = (db: Database, id: number) =>
  db
    .selectFrom('saved_job_search')
    .select(['name'])
    .where('id', '=', id)
    .where('rhythm', '<>', 'none')
    .executeTakeFirst();

export const listForArchive = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('saved_job_search')
    .select(['name', 'filters', 'rhythm', 'created_at', 'opened_at'])
    .where('talent_id', '=', id)
    .orderBy('created_at')
    .execute();
