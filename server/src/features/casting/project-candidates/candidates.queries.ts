import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { coverOf, people, talents } from '../../people/person-summaries/index.ts';
import { unlocks } from '../connections/index.ts';
import { hasApplied, jobApplications } from '../jobs/index.ts';
import { projectShares } from '../project-shares/index.ts';
import { characters } from '../projects/index.ts';

/** The talent said no, was not selected, or the role closed before anyone decided. */
const declinedApplications = ['withdrawn', 'not_selected', 'role_closed'];

/** Applications and shares for characters of a project, of people whose account is open. */
const entriesOf = (projectId: number, characterId: number | undefined) => sql`
  select entry.*, part.name as character, account.public_id, account.first_name, account.last_name
  from (
    select application.character_id, application.talent_id, 'applied' as source, application.status,
      application.status = any(${declinedApplications}) as is_declined, application.created_at as at,
      application.note as words, null as reason, application.id
    from ${jobApplications('application')}
    union all
    select share.character_id, share.talent_id, 'shared', share.status, share.status = 'declined',
      share.shared_at, share.message, share.decline_reason, share.id
    from ${projectShares('share')}) entry
  join ${characters('part')} on part.id = entry.character_id
  join ${people('account')} on account.id = entry.talent_id and account.closed_at is null
  where part.project_id = ${projectId}
    and ${characterId === undefined ? sql`true` : sql`part.id = ${characterId}`}`;

const sorts = {
  newest: sql`at desc, source, id desc`,
  oldest: sql`at, source, id`,
  name: sql`lower(first_name), lower(last_name), at desc, source, id desc`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export interface CandidateRow {
  readonly talent_id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly card_key: string | null;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly character_id: number;
  readonly character: string;
  readonly source: 'applied' | 'shared';
  readonly status: string;
  readonly is_declined: boolean;
  readonly is_unlocked: boolean;
  readonly has_applied: boolean;
  readonly at: Date;
  readonly words: string | null;
  readonly reason: string | null;
}

export interface CandidateSearch {
  readonly projectId: number;
  readonly characterId: number | undefined;
  readonly isDeclined: boolean | undefined;
  readonly sort: keyof typeof sorts;
  readonly recruiterId: number;
  readonly limit: number;
  readonly offset: number;
}

/** One page, and how many there are. */
export const listCandidates = async (db: Database, search: CandidateSearch) => {
  const { isDeclined, recruiterId } = search;
  const { rows } = await sql<{ total: number } & (CandidateRow | { talent_id: null })>`
    with entry as materialized (
      select * from (${entriesOf(search.projectId, search.characterId)}) entry
      where ${isDeclined === undefined ? sql`true` : sql`is_declined = ${isDeclined}`}),
    page as (select * from entry order by ${sorts[search.sort]} limit ${search.limit} offset ${search.offset})
    select page.*, counted.total, city.name as city, talent.playing_age_min, talent.playing_age_max,
      ${coverOf(sql.ref('page.talent_id'), sql`cover.card_key`)} as card_key,
      exists (select from ${unlocks('unlock')} where unlock.recruiter_id = ${recruiterId}
        and unlock.talent_id = page.talent_id) as is_unlocked,
      ${hasApplied(sql.ref('page.talent_id'), sql`${recruiterId}`)} as has_applied
    from (select count(*)::int as total from entry) counted
    left join page on true
    left join ${talents('talent')} on talent.account_id = page.talent_id
    left join city on city.id = talent.residence_city_id
    order by ${sorts[search.sort]}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap((row): CandidateRow[] => (row.talent_id === null ? [] : [row])),
  };
};

export const countCandidates = async (db: Database, projectId: number, characterId: number | undefined) => {
  const { rows } = await sql<{ applicants: number; declined: number }>`
    select (count(*) filter (where source = 'applied'))::int as applicants,
      (count(*) filter (where is_declined))::int as declined
    from (${entriesOf(projectId, characterId)}) entry`.execute(db);
  return rows[0] ?? { applicants: 0, declined: 0 };
};

export const isCharacterOf = async (db: Database, projectId: number, characterId: number) => {
  const row = await db
    .selectFrom(characters('part'))
    .select('part.id')
    .where('part.id', '=', characterId)
    .where('part.project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
};
