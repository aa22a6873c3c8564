import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

type PlainTable =
  | 'education_level'
  | 'id_proof_type'
  | 'gender'
  | 'language_level'
  | 'project_type'
  | 'look'
  | 'hair_color'
  | 'hair_type'
  | 'eye_color'
  | 'skin_tone'
  | 'body_type'
  | 'performer_role'
  | 'social_network'
  | 'acting_education'
  | 'achievement';
type GroupedTable = 'skill' | 'hobby';

export const listPlain = (db: Database, table: PlainTable) =>
  db.selectFrom(table).select(['id', 'name']).orderBy('position').execute();

const listAccents = (db: Database) =>
  db.selectFrom('accent').select(['id', 'name', 'grouping']).orderBy('position').execute();

/** What was typed and not yet checked is offered to nobody. */
export const listGrouped = (db: Database, table: GroupedTable) =>
  db
    .selectFrom(table)
    .select(['id', 'name', 'grouping'])
    .where('is_checked', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listCountries = (db: Database) =>
  db.selectFrom('country').select(['id', 'name', 'iso_code']).orderBy('position').execute();

const cities = (db: Database) =>
  db.selectFrom('city').select(['id', 'name', 'name_hi', 'state', 'country_id']);

const checkedCities = (db: Database) =>
  cities(db).where('is_checked', '=', true).orderBy('position').orderBy('id');

export const listCities = (db: Database) => checkedCities(db).execute();

export const listPopularCities = (db: Database, limit: number) => checkedCities(db).limit(limit).execute();

export const listCitiesOfCountry = (db: Database, countryId: number) =>
  checkedCities(db).where('country_id', '=', countryId).execute();

/** With all that a city is found by. */
export const listSearchableCities = (db: Database) =>
  checkedCities(db)
    .innerJoin('country', 'country.id', 'city.country_id')
    .clearSelect()
    .clearOrderBy()
    .select(['city.id', 'city.name', 'name_hi', 'state', 'country_id', 'population', 'aliases'])
    .select('country.name as country')
    .orderBy('city.position')
    .execute();

/** Also what is not yet checked: whoever has the id saw it on a profile. */
export const findCities = (db: Database, ids: readonly number[]) =>
  cities(db).where('id', 'in', ids).orderBy('position').orderBy('id').execute();

export const findCity = (db: Database, id: number) => cities(db).where('id', '=', id).executeTakeFirst();

export const countryExists = async (db: Database, id: number) =>
  (await db.selectFrom('country').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const listNationalities = (db: Database) =>
  db.selectFrom('nationality').select(['id', 'name', 'country_id']).orderBy('position').execute();

const listLanguages = (db: Database) =>
  db.selectFrom('language').select(['id', 'name', 'native_name', 'iso_code']).orderBy('position').execute();

const listSizeTypes = (db: Database) =>
  db.selectFrom('size_type').select(['id', 'code', 'name', 'kind']).orderBy('position').execute();

/** Enough to choose from before anything is typed. */
export const popularCities = 48;

export const readEveryList = async (db: Database) => ({
  educationLevels: await listPlain(db, 'education_level'),
  idProofTypes: await listPlain(db, 'id_proof_type'),
  genders: await listPlain(db, 'gender'),
  countries: await listCountries(db),
  cities: await listPopularCities(db, popularCities),
  languages: await listLanguages(db),
  languageLevels: await listPlain(db, 'language_level'),
  accents: await listAccents(db),
  skills: await listGrouped(db, 'skill'),
  hobbies: await listGrouped(db, 'hobby'),
  projectTypes: await listPlain(db, 'project_type'),
  looks: await listPlain(db, 'look'),
  hairColors: await listPlain(db, 'hair_color'),
  hairTypes: await listPlain(db, 'hair_type'),
  eyeColors: await listPlain(db, 'eye_color'),
  skinTones: await listPlain(db, 'skin_tone'),
  bodyTypes: await listPlain(db, 'body_type'),
  nationalities: await listNationalities(db),
  roles: await listPlain(db, 'performer_role'),
  sizeTypes: await listSizeTypes(db),
  socialNetworks: await listPlain(db, 'social_network'),
  actingEducations: await listPlain(db, 'acting_education'),
  achievements: await listPlain(db, 'achievement'),
});

/** Two swapped letters in a six-letter word still match. */
const likenessOfASlip = 0.4;

const likePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Prefix matches first, then substrings, then typos. */
export const searchGrouped = (db: Database, table: 'skill' | 'hobby', text: string, limit: number) => {
  const wanted = text.toLowerCase();
  const contains = sql<boolean>`lower(name) like ${`%${likePattern(wanted)}%`}`;
  const likeness = sql<number>`word_similarity(${wanted}, lower(name))`;
  const nearly = sql<boolean>`length(${wanted}) >= 4 and ${likeness} >= ${likenessOfASlip}`;
  return db
    .selectFrom(table)
    .select(['id', 'name', 'grouping'])
    .where('is_checked', '=', true)
    .where((where) => where.or([contains, nearly]))
    .orderBy(sql`lower(name) like ${`${likePattern(wanted)}%`}`, 'desc')
    .orderBy(contains, 'desc')
    .orderBy(likeness, 'desc')
    .orderBy('position')
    .limit(limit)
    .execute();
};

/** Upserts the rows of one reference table; nothing is removed. */
export const upsertReferenceRows = async (
  db: Database,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
) => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const changes = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set ${sql.join(changes)}
  `.execute(db);
};
