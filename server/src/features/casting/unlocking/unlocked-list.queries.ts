import type { UnlockedSort, UnlockedState } from '@callboard/contract/casting/unlocking';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { lastContactOf } from '../../messaging/messages/index.ts';
import { unavailableDates } from '../../people/availability/index.ts';
import { coverOf, people, talents } from '../../people/person-summaries/index.ts';
import { castings, characters, projects, shortlists } from '../projects/index.ts';

export interface UnlockedFilters {
  readonly recruiterId: number;
  readonly today: string;
  readonly search?: string | undefined;
  readonly projectId?: number | undefined;
}

export interface UnlockedListRow {
  readonly talent_id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_open: boolean;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly unlocked_at: Date;
  readonly last_contact_at: Date | null;
  readonly character_id: number | null;
  readonly character: string | null;
  readonly project: string | null;
  readonly question_id: number | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly question_status: string | null;
  readonly cover: {
    readonly card_key: string;
    readonly placeholder: string | null;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly is_shortlisted: boolean;
  readonly note: string | null;
  readonly cast_as: readonly string[];
  readonly is_asked: boolean;
  readonly is_cast: boolean;
  readonly is_available: boolean;
}

const shortlistEntries = (recruiterId: number) => sql`${shortlists('listed')}
  join ${characters('part')} on part.id = listed.character_id
  join ${projects('mine')} on mine.id = part.project_id and mine.recruiter_id = ${recruiterId}
  where listed.talent_id = unlock.talent_id`;

const castCharacters = (recruiterId: number) => sql`${castings('casting')}
  join ${characters('part')} on part.id = casting.character_id
  join ${projects('mine')} on mine.id = part.project_id and mine.recruiter_id = ${recruiterId}
  where casting.talent_id = unlock.talent_id`;

const cover = sql`case when account.closed_at is null then ${coverOf(
  sql.ref('unlock.talent_id'),
  sql`json_build_object('card_key', cover.card_key, 'placeholder', cover.placeholder,
    'width', cover.width, 'height', cover.height)`,
)} end`;
const lastContact = lastContactOf(sql.ref('unlock.recruiter_id'), sql.ref('unlock.talent_id'));
const matchesFilters = ({ search, projectId }: UnlockedFilters) => sql`
  ${
    search === undefined
      ? sql`true`
      : sql`(position(lower(${search}) in lower(account.first_name || ' ' || account.last_name)) > 0
    or position(lower(${search}) in lower(city.name)) > 0
    or position(lower(${search}) in lower(meant.name)) > 0)`
  }
  and ${projectId === undefined ? sql`true` : sql`project.id = ${projectId}`}`;

/** Everything a row shows except the contact details. */
const unlocked = (filters: UnlockedFilters): RawBuilder<UnlockedListRow> => sql<UnlockedListRow>`
  select unlock.talent_id, account.public_id, account.first_name, account.last_name,
    account.closed_at is null as is_open, city.name as city,
    case when account.closed_at is null then talent.playing_age_min end as playing_age_min,
    case when account.closed_at is null then talent.playing_age_max end as playing_age_max,
    unlock.unlocked_at, ${lastContact} as last_contact_at,
    meant.id as character_id, meant.name as character, project.title as project,
    question.id as question_id, question.starts_on, question.ends_on, question.status as question_status,
    ${cover} as cover,
    exists (select from ${shortlistEntries(filters.recruiterId)}) as is_shortlisted,
    (select listed.note from ${shortlistEntries(filters.recruiterId)} and listed.note is not null
      order by listed.id desc limit 1) as note,
    array(select part.name from ${castCharacters(filters.recruiterId)} order by part.id) as cast_as,
    question.status is not distinct from 'asked' and account.closed_at is null as is_asked,
    exists (select from ${castCharacters(filters.recruiterId)}) as is_cast,
    account.closed_at is null and question.status is distinct from 'asked'
      and not coalesce(question.status = 'not_available' and question.ends_on >= ${filters.today}::date, false)
      and not exists (select from ${unavailableDates('unavailable_dates')}
        where unavailable_dates.account_id = unlock.talent_id and days @> ${filters.today}::date) as is_available
  from unlock
  join ${people('account')} on account.id = unlock.talent_id
  join ${talents('talent')} on talent.account_id = unlock.talent_id
  left join city on city.id = talent.residence_city_id and account.closed_at is null
  left join ${characters('meant')} on meant.id = unlock.character_id
  left join ${projects('project')} on project.id = meant.project_id
  left join lateral (select id, starts_on, ends_on, status from availability_question
    where availability_question.recruiter_id = unlock.recruiter_id
      and availability_question.talent_id = unlock.talent_id order by id desc limit 1) question on true
  where unlock.recruiter_id = ${filters.recruiterId} and ${matchesFilters(filters)}`;

const states: Readonly<Record<UnlockedState, RawBuilder<unknown>>> = {
  all: sql`true`,
  available: sql`is_available`,
  asked: sql`is_asked`,
  cast: sql`is_cast`,
};
const orders: Readonly<Record<UnlockedSort, RawBuilder<unknown>>> = {
  unlocked: sql`unlocked_at desc, talent_id`,
  contact: sql`last_contact_at desc nulls last, unlocked_at desc, talent_id`,
  name: sql`lower(first_name), lower(last_name), talent_id`,
};

interface Slice {
  readonly state: UnlockedState;
  readonly sort: UnlockedSort;
  readonly limit: number;
  readonly offset: number;
}

export const listUnlocked = async (
  db: Database,
  filters: UnlockedFilters,
  { state, sort, limit, offset }: Slice,
): Promise<readonly UnlockedListRow[]> => {
  const { rows } = await sql<UnlockedListRow>`
    select * from (${unlocked(filters)}) unlocked where ${states[state]}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countUnlocked = async (db: Database, filters: UnlockedFilters) => {
  const { rows } = await sql<Record<UnlockedState, number>>`
    select count(*)::int as "all", count(*) filter (where is_available)::int as available,
      count(*) filter (where is_asked)::int as asked, count(*) filter (where is_cast)::int as "cast"
    from (${unlocked(filters)}) unlocked`.execute(db);
  return rows[0] ?? { all: 0, available: 0, asked: 0, cast: 0 };
};

export const listProjectsUnlockedFor = (db: Database, recruiterId: number) =>
  db
    .selectFrom('unlock')
    .innerJoin(characters('project_character'), 'project_character.id', 'unlock.character_id')
    .innerJoin(projects('project'), 'project.id', 'project_character.project_id')
    .select(['project.id', 'project.title'])
    .distinct()
    .where('unlock.recruiter_id', '=', recruiterId)
    .orderBy('project.title')
    .orderBy('project.id')
    .execute();
