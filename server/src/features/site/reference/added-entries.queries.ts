import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { plainDevanagari } from '../../../platform/devanagari.ts';

/** The lists that people can add to. */
export const openLists = ['city', 'skill', 'hobby'] as const;
export type OpenList = (typeof openLists)[number];

/** Every id from here on was added by somebody; shipped ones are below. */
export const firstAddedId = 500_000;

export const isAdded = (id: number): boolean => id >= firstAddedId;

/** Those of these entries that are offered to everybody. */
export const findChecked = async (
  db: Database,
  list: OpenList,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom(list)
    .select('id')
    .where('is_checked', '=', true)
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Where somebody means to be, until whoever checks it says otherwise. */
const india = 1;
/** After everything that is shipped. */
const lastPosition = 32_000;

/** As plainDevanagari writes it. */
const plainInSql = (text: RawBuilder<unknown>) =>
  sql`normalize(translate(normalize(${text}, NFD), 'ँ़', 'ं'), NFC)`;

/** An entry of this name; of several, the one that is on the list, and the largest city. */
export const findByName = async (db: Database, list: OpenList, name: string) => {
  const wanted = name.toLowerCase();
  if (list !== 'city') {
    return db
      .selectFrom(list)
      .select('id')
      .where(sql<boolean>`lower(name) = ${wanted}`)
      .orderBy('id')
      .executeTakeFirst();
  }
  const plain = plainDevanagari(wanted);
  return db
    .selectFrom('city')
    .select('id')
    .where((where) =>
      where.or([
        sql<boolean>`lower(name) = ${wanted}`,
        sql<boolean>`${plainInSql(sql`name_hi`)} = ${plain}`,
        sql<boolean>`${plain} in (select ${plainInSql(sql`lower(alias)`)} from unnest(aliases) alias)`,
      ]),
    )
    .orderBy('is_checked', 'desc')
    .orderBy(sql`lower(name) = ${wanted}`, 'desc')
    .orderBy('population', 'desc')
    .orderBy('id')
    .executeTakeFirst();
};

/** Undefined when somebody else has just added the same. */
export const insertEntry = (trx: Database, list: OpenList, name: string) => {
  const row = {
    id: sql<number>`nextval('added_entry_id')`,
    name,
    position: lastPosition,
    is_checked: false,
  };
  return list === 'city'
    ? trx
        .insertInto('city')
        .values({ ...row, country_id: india })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
    : trx
        .insertInto(list)
        .values({ ...row, grouping: 'Other' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
};

export const findAddedEntry = async (db: Database, id: number) => {
  for (const list of openLists) {
    const entry = await db
      .selectFrom(list)
      .select(['id', 'name', 'is_checked', 'refused_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (entry) return { list, ...entry };
  }
  return undefined;
};

export const listUnchecked = (db: Database, list: OpenList) =>
  db
    .selectFrom(list)
    .select(['id', 'name'])
    .where('is_checked', '=', false)
    .where('refused_at', 'is', null)
    .orderBy('id')
    .execute();

export const markRefused = (trx: Database, list: OpenList, id: number) =>
  trx.updateTable(list).set({ refused_at: sql<Date>`now()` }).where('id', '=', id).execute();

const checked = { is_checked: true, refused_at: null };

export const acceptCity = (
  trx: Database,
  id: number,
  place: { name: string; state: string; country: number },
) =>
  trx
    .updateTable('city')
    .set({ ...checked, name: place.name, state: place.state, country_id: place.country })
    .where('id', '=', id)
    .execute();

export const acceptGrouped = (
  trx: Database,
  list: 'skill' | 'hobby',
  id: number,
  entry: { name: string; grouping: string },
) =>
  trx
    .updateTable(list)
    .set({ ...checked, ...entry })
    .where('id', '=', id)
    .execute();

export const deleteEntry = (trx: Database, list: OpenList, id: number) =>
  trx.deleteFrom(list).where('id', '=', id).execute();

export const listGroups = async (db: Database, list: 'skill' | 'hobby') => {
  const rows = await db.selectFrom(list).select('grouping').distinct().orderBy('grouping').execute();
  return rows.map(({ grouping }) => grouping);
};

export const findCountry = (db: Database, name: string) =>
  db
    .selectFrom('country')
    .select('id')
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .executeTakeFirst();

/** What was added by somebody and has been shipped since, with the shipped entry. */
export const listNowShipped = async (db: Database, list: OpenList) => {
  // A city that was checked has a state; another of its name is another city.
  const isSamePlace = sql`not added.is_checked or (added.state, added.country_id) = (shipped.state, shipped.country_id)`;
  const { rows } = await sql<{ id: number; shipped: number }>`
    select added.id, min(shipped.id) as shipped
    from ${sql.table(list)} added join ${sql.table(list)} shipped on lower(shipped.name) = lower(added.name)
    where added.id >= ${firstAddedId} and shipped.id < ${firstAddedId}
      and (${list === 'city' ? isSamePlace : sql`true`})
    group by added.id`.execute(db);
  return rows;
};

export const isOnList = async (db: Database, list: OpenList, id: number) =>
  (await db
    .selectFrom(list)
    .select('id')
    .where('id', '=', id)
    .where('is_checked', '=', true)
    .executeTakeFirst()) !== undefined;
