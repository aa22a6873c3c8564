import type { Database } from '../../../platform/db/database.ts';

export const cityExists = async (db: Database, id: number) =>
  (await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The ids that are in the reference list. */
export const findKnown = async (db: Database, list: 'language' | 'project_type', ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>();
  const rows = await db.selectFrom(list).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

export const replaceLanguages = async (trx: Database, recruiterId: number, ids: readonly number[]) => {
  await trx.deleteFrom('recruiter_language').where('recruiter_id', '=', recruiterId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((language_id) => ({ recruiter_id: recruiterId, language_id }));
  await trx.insertInto('recruiter_language').values(rows).execute();
};

export const replaceProjectTypes = async (trx: Database, recruiterId: number, ids: readonly number[]) => {
  await trx.deleteFrom('recruiter_project_type').where('recruiter_id', '=', recruiterId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((project_type_id) => ({ recruiter_id: recruiterId, project_type_id }));
  await trx.insertInto('recruiter_project_type').values(rows).execute();
};

interface PastCasting {
  readonly title: string;
  readonly project_type: number;
  readonly year: number;
}

export const replacePastCastings = async (
  trx: Database,
  recruiterId: number,
  castings: readonly PastCasting[],
) => {
  await trx.deleteFrom('past_casting').where('recruiter_id', '=', recruiterId).execute();
  if (castings.length === 0) return;
  const rows = castings.map(({ title, project_type, year }, position) => ({
    recruiter_id: recruiterId,
    position,
    title,
    project_type_id: project_type,
    year,
  }));
  await trx.insertInto('past_casting').values(rows).execute();
};
