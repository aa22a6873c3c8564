import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../person-summaries/index.ts';

export const listAddresses = (db: Database, talentId: number) =>
  db
    .selectFrom('talent_address')
    .select(['slug', 'is_current'])
    .where('talent_id', '=', talentId)
    .orderBy('created_at', 'desc')
    .execute();

export const findName = (db: Database, talentId: number) =>
  db
    .selectFrom(people('account'))
    .select(['account.first_name', 'account.last_name'])
    .where('account.id', '=', talentId)
    .executeTakeFirst();

/** Which of these somebody has, or had before their account was erased. */
export const listTaken = async (db: Database, slugs: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ slug: string }>`
    select wanted.slug from unnest(${[...slugs]}::text[]) as wanted (slug)
    where exists (select from talent_address where talent_address.slug = wanted.slug)
      or exists (select from retired_address
        where slug_hash = sha256(convert_to(wanted.slug, 'UTF8')))`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
};

/** Serialises the changes of one talent. */
export const lockTalent = (trx: Database, talentId: number) =>
  trx.selectFrom('talent').select('account_id').where('account_id', '=', talentId).forNoKeyUpdate().execute();

export const dropCurrent = (trx: Database, talentId: number) =>
  trx
    .updateTable('talent_address')
    .set({ is_current: false })
    .where('talent_id', '=', talentId)
    .where('is_current', '=', true)
    .execute();

/** False when it belongs to someone else. One's own earlier address is taken again. */
export const takeAddress = async (trx: Database, talentId: number, slug: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into talent_address (slug, talent_id) values (${slug}, ${talentId})
    on conflict (slug) do update set is_current = true, created_at = now()
      where talent_address.talent_id = ${talentId}
    returning slug`.execute(trx);
  return rows.length === 1;
};
