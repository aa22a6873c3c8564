import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

interface Colleague {
  readonly user_id: number;
  readonly name: string;
}

export interface EntryRow {
  readonly id: number;
  readonly character_id: number;
  readonly talent_id: number;
  readonly note: string | null;
  readonly rating: number | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly adder: Colleague | null;
  readonly noter: Colleague | null;
}

const colleague = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is not null then
  json_build_object('user_id', ${sql.ref(`${alias}.id`)}, 'name', ${fullName(alias)}) end`;

/** All of an EntryRow but whose it is. Needs `entryJoins`. */
export const entryColumns = sql`entry.id, entry.character_id, entry.note, entry.rating,
  entry.revision, entry.created_at, ${colleague('adder')} as adder,
  case when entry.note is not null then ${colleague('noter')} end as noter`;

export const entryJoins = sql`
  left join ${people('adder')} on adder.id = entry.added_by and adder.closed_at is null
  left join ${people('noter')} on noter.id = entry.note_by and noter.closed_at is null`;

/** Without those who closed their account. */
const listWhere = async (db: Database, condition: RawBuilder<unknown>): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns}, entry.talent_id from character_shortlist entry
    join ${people('account')} on account.id = entry.talent_id and account.closed_at is null
    ${entryJoins} where ${condition} order by entry.character_id, entry.position, entry.id`.execute(db);
  return rows;
};

export const listEntries = (db: Database, characterId: number) =>
  listWhere(db, sql`entry.character_id = ${characterId}`);

export const listEntriesById = (db: Database, ids: readonly number[]) =>
  listWhere(db, sql`entry.id = any(${[...ids]}::int[])`);

export const listEntriesOf = (
  db: Database,
  characterIds: readonly number[],
  talentIds: readonly number[],
): Promise<EntryRow[]> =>
  listWhere(
    db,
    sql`entry.character_id = any(${[...characterIds]}::int[]) and entry.talent_id = any(${[...talentIds]}::int[])`,
  );

/** Entries in their order. */
export const listOrder = async (db: Database, characterId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('character_shortlist')
    .select('id')
    .where('character_id', '=', characterId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Talents in their order. */
export const listShortlisted = async (db: Database, characterId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('character_shortlist')
    .select('talent_id')
    .where('character_id', '=', characterId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ talent_id }) => talent_id);
};

export interface EntryPlace {
  readonly id: number;
  readonly character_id: number;
  readonly talent_id: number;
}

/** Where these entries are. Those that do not exist are left out. */
export const findPlaces = (db: Database, ids: readonly number[]): Promise<EntryPlace[]> =>
  db
    .selectFrom('character_shortlist')
    .select(['id', 'character_id', 'talent_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('character_id')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The last change of a field: which revision, by whom and when. */
interface FieldState {
  readonly revision: number;
  readonly by: number | null;
  readonly name: string | null;
  readonly at: string;
}

/** What an entry says, and who said it. */
export const findFields = async (db: Database, id: number) => {
  const { rows } = await sql<{
    note: string | null;
    rating: number | null;
    note_state: FieldState;
    rating_state: FieldState;
  }>`
    select entry.note, entry.rating,
      json_build_object('revision', entry.note_revision, 'by', entry.note_by,
        'name', ${fullName('noter')}, 'at', coalesce(entry.note_at, entry.created_at)) as note_state,
      json_build_object('revision', entry.rating_revision, 'by', entry.rating_by,
        'name', ${fullName('rater')}, 'at', coalesce(entry.rating_at, entry.created_at)) as rating_state
    from character_shortlist entry
    left join ${people('noter')} on noter.id = entry.note_by and noter.closed_at is null
    left join ${people('rater')} on rater.id = entry.rating_by and rater.closed_at is null
    where entry.id = ${id}`.execute(db);
  return rows[0];
};
export type EntryFields = NonNullable<Awaited<ReturnType<typeof findFields>>>;

export const findName = (db: Database, talentId: number) =>
  db
    .selectFrom(people('talent'))
    .select(['talent.first_name', 'talent.last_name'])
    .where('talent.id', '=', talentId)
    .executeTakeFirst();
