import type { Database } from '../../../platform/db/database.ts';

export const countPastWork = async (db: Database, talentId: number) => {
  const { count } = await db
    .selectFrom('past_work')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('talent_id', '=', talentId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findByClientId = async (db: Database, talentId: number, clientId: string) => {
  const row = await db
    .selectFrom('past_work')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
};

export interface PastWorkValues {
  readonly title: string;
  readonly part: string;
  readonly project_type_id: number | null;
  readonly year: number | null;
  readonly note: string | null;
}

export const insertPastWork = async (
  trx: Database,
  talentId: number,
  values: PastWorkValues,
  clientId: string | undefined,
) => {
  const { id } = await trx
    .insertInto('past_work')
    .values({ talent_id: talentId, client_id: clientId ?? null, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Changes = { readonly [K in keyof PastWorkValues]?: PastWorkValues[K] | undefined };

export const updatePastWork = async (db: Database, talentId: number, id: number, changes: Changes) => {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db
    .updateTable('past_work')
    .set(changes)
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .execute();
};

export const deletePastWork = async (db: Database, talentId: number, id: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('past_work')
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
