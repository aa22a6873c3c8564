import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { addedEntries } from '../../site/reference/index.ts';

type OpenList = addedEntries.OpenList;

/** Every column that holds an entry of these lists on a profile. */
const columns = {
  city: [
    ['talent', 'residence_city_id'],
    ['talent', 'native_city_id'],
    ['recruiter', 'city_id'],
  ],
  skill: [],
  hobby: [],
} as const satisfies Record<OpenList, readonly (readonly [table: string, column: string])[]>;

/** The tables that link a talent to several entries. */
const links = {
  city: ['talent_work_city', 'city_id'],
  skill: ['talent_skill', 'skill_id'],
  hobby: ['talent_hobby', 'hobby_id'],
} as const satisfies Record<OpenList, readonly [table: string, column: string]>;

/** How many times profiles use it. */
export const countUses = async (db: Database, list: OpenList, id: number): Promise<number> => {
  const places = [...columns[list], links[list]];
  const counts = places.map(
    ([table, column]) => sql`select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
  );
  const { rows } = await sql<{ uses: string }>`
    select sum(count)::text as uses from (${sql.join(counts, sql` union all `)}) counted`.execute(db);
  return Number(rows[0]?.uses ?? 0);
};

/** Every profile that has one entry has the other instead. */
export const replaceOnProfiles = async (trx: Database, list: OpenList, from: number, to: number) => {
  for (const [table, column] of columns[list]) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from}`.execute(trx);
  }
  const [table, column] = links[list];
  await sql`insert into ${sql.table(table)} (talent_id, ${sql.ref(column)})
    select talent_id, ${to} from ${sql.table(table)} where ${sql.ref(column)} = ${from}
    on conflict do nothing`.execute(trx);
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(trx);
};
