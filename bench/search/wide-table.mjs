/**
 * What search is held against: one wide row a talent, an index for every column that is filtered by, taken
 * from the tables that hold the truth.
 */

const today = `(now() at time zone 'Asia/Kolkata')::date`;
const whole = (column, inOne) => `round(body.${column} / ${inOne}.0)::integer`;
const list = (table, column) =>
  `array(select distinct ${column} from ${table} where talent_id = talent.account_id and ${column} is not null)`;

const single = {
  gender: 'talent.gender_id',
  cities: 'talent.residence_city_id',
  countries: 'city.country_id',
  nativeCity: 'talent.native_city_id',
  nationality: 'talent.nationality_id',
  skin: 'body.skin_tone_id',
  hair: 'body.hair_color_id',
  hairType: 'body.hair_type_id',
  eye: 'body.eye_color_id',
  type: 'body.body_type_id',
  education: 'talent.education_level_id',
};
const numbers = {
  theatre: 'talent.theatre_years',
  ageMin: 'talent.playing_age_min',
  ageMax: 'talent.playing_age_max',
  height: whole('height_mm', 10),
  weight: whole('weight_g', 1000),
  bustOrChest: whole('bust_or_chest_mm', 10),
  waist: whole('waist_mm', 10),
  hips: whole('hips_mm', 10),
};
const flags = {
  openToTravel: 'talent.open_to_travel',
  passport: `coalesce(talent.passport_valid_until >= ${today}, false)`,
  nudity: 'talent.is_open_to_nudity',
  loveMaking: 'talent.is_open_to_love_making',
  hasVideo: `exists (select from gallery_item join media_asset on media_asset.id = asset_id
    where gallery_item.talent_id = talent.account_id and media_asset.kind = 'video' and state = 'ready')`,
  verified: `exists (select from id_proof where talent_id = talent.account_id and status = 'verified')`,
};
const lists = {
  location: `array(select talent.residence_city_id where talent.residence_city_id is not null
    union select city_id from talent_work_city where talent_id = talent.account_id)`,
  openWorkCity: list('talent_work_city', 'city_id'),
  ethnicity: list('talent_look', 'look_id'),
  accent: list('talent_accent', 'accent_id'),
  language: list('talent_language', 'language_id'),
  actingEducation: list('talent_training', 'acting_education_id'),
  hobbies: list('talent_hobby', 'hobby_id'),
  skills: list('talent_skill', 'skill_id'),
  projectType: list('talent_project_type', 'project_type_id'),
  pastWork: list('past_work', 'project_type_id'),
  achievements: list('talent_achievement', 'achievement_id'),
  role: list('talent_role', 'role_id'),
  socialLinks: list('talent_social_link', 'network_id'),
};
const columns = { ...single, ...numbers, ...flags, ...lists };

const rows = (where) => `
  select number.talent_no, talent.account_id as talent_id, source.score,
    -- Search keeps milliseconds.
    date_trunc('milliseconds', source.last_active_at) as last_active_at, source.name_key,
    ${Object.entries(columns)
      .map(([name, value]) => `${value} as "${name}"`)
      .join(',\n    ')},
    array(select days from unavailable_dates where account_id = talent.account_id) as unavailable
  from public_talent
  join talent using (account_id)
  join talent_search number on number.talent_id = talent.account_id
  join talent_search_source source on source.talent_id = talent.account_id
  left join city on city.id = talent.residence_city_id
  left join talent_body body on body.talent_id = talent.account_id
  where ${where}`;

const orders = {
  match: 'score desc, talent_no',
  active: 'last_active_at desc, talent_no',
  name: 'name_key, talent_no',
};

async function build(client) {
  await client.query('drop table if exists bench_wide');
  await client.query(`create table bench_wide as ${rows('true')}`);
  await client.query('alter table bench_wide add primary key (talent_id)');
  for (const name of Object.keys({ ...single, ...numbers, ...flags })) {
    await client.query(`create index on bench_wide ("${name}")`);
  }
  for (const name of Object.keys(lists)) {
    await client.query(`create index on bench_wide using gin ("${name}")`);
  }
  for (const order of Object.values(orders)) await client.query(`create index on bench_wide (${order})`);
}

/** Who changed since the table was made is taken anew. Answers how many. */
async function refresh(client, since) {
  const { rows: changed } = await client.query('select talent_id from talent_search where applied_at > $1', [
    since,
  ]);
  const ids = changed.map(({ talent_id }) => talent_id);
  await client.query('delete from bench_wide where talent_id = any($1)', [ids]);
  await client.query(`insert into bench_wide ${rows('talent.account_id = any($1)')}`, [ids]);
  return ids.length;
}

const madeAt = async (client) => {
  const { rows: found } = await client.query(
    `select obj_description(to_regclass('bench_wide'), 'pg_class') as text`,
  );
  return found[0].text;
};

/** Makes the table, or brings it up to date when it is there. */
export async function ensureWide(client, say) {
  await client.query('set statement_timeout = 0');
  await client.query(`set work_mem = '256MB'`);
  const { rows: clock } = await client.query('select now()::text as now');
  const since = await madeAt(client);
  if (since === null) {
    say('Making the wide table and its indexes: minutes, once.');
    await build(client);
  }
  const taken = since === null ? 1 : await refresh(client, since);
  if (taken > 0) await client.query('vacuum (analyze) bench_wide');
  await client.query(`comment on table bench_wide is '${clock[0].now}'`);
  await client.query('reset work_mem');
}

const isSet = (filters) => (name) => filters[name] !== undefined;
const among = (name, ids) => `"${name}" in (${ids.join(', ')})`;
const anyOf = (name, ids) => `"${name}" && '{${ids.join(',')}}'::integer[]`;

const place = ({ location, openToTravel }) => {
  const ways = [
    ...(location ? [anyOf('location', location)] : []),
    ...(openToTravel ? ['"openToTravel"'] : []),
  ];
  return ways.length > 0 ? [`(${ways.join(' or ')})`] : [];
};

const range = (name, least, most) => [
  ...(least === undefined ? [] : [`"${name}" >= ${least}`]),
  ...(most === undefined ? [] : [`"${name}" <= ${most}`]),
];

const days = ({ availableFrom, availableTo }) =>
  availableFrom
    ? [
        `not exists (select from unnest(unavailable) u (days)
        where days && daterange('${availableFrom}', '${availableTo}', '[]'))`,
      ]
    : [];

/** The same search as somebody would write it in SQL. */
const conditions = (filters) => [
  'true',
  ...place(filters),
  ...Object.keys(single)
    .filter(isSet(filters))
    .map((name) => among(name, filters[name])),
  ...Object.keys(lists)
    .filter((name) => name !== 'location' && isSet(filters)(name))
    .map((name) => anyOf(name, filters[name])),
  ...Object.keys(flags)
    .filter((name) => name !== 'openToTravel' && isSet(filters)(name))
    .map((name) => `"${name}"`),
  ...range('ageMax', filters.minAge, undefined),
  ...range('ageMin', undefined, filters.maxAge),
  ...range('theatre', filters.theatre, undefined),
  ...['height', 'weight', 'bustOrChest', 'waist', 'hips'].flatMap((name) =>
    range(name, filters[`${name}Min`], filters[`${name}Max`]),
  ),
  ...days(filters),
];

export const wideCount = (filters) =>
  `select count(*)::integer as n from bench_wide where ${conditions(filters).join(' and ')}`;

export const widePage = (filters, sort, limit) =>
  `select talent_no from bench_wide where ${conditions(filters).join(' and ')} order by ${orders[sort]} limit ${limit}`;
