import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { coverOf, people, talents } from '../../people/person-summaries/index.ts';
import { readableUnlocks } from '../connections/index.ts';
import { projectPeople, type TeamPersonRow } from '../project-access/index.ts';
import { candidates, characters, projects, recruiterJoins, recruiterRow } from '../projects/index.ts';
import type { ShareState } from './share-states.policy.ts';
import type { ShareRow } from './shares.queries.ts';

export interface ShareSearch {
  /** The talent. */
  readonly userId: number | undefined;
  readonly projectId: number | undefined;
  readonly projectStatus: string | undefined;
  readonly characterId: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Listed extends ShareRow {
  readonly project: { readonly id: number; readonly title: string; readonly status: ListedStatus };
  readonly character: { readonly id: number; readonly name: string };
}
type ListedStatus = 'draft' | 'open' | 'paused' | 'closed';

const wanted = ({ userId, projectId, projectStatus, characterId }: ShareSearch) => sql`
  ${userId === undefined ? sql`true` : sql`share.talent_id = ${userId}`}
  and ${projectId === undefined ? sql`true` : sql`project.id = ${projectId}`}
  and ${projectStatus === undefined ? sql`true` : sql`project.status = ${projectStatus}`}
  and ${characterId === undefined ? sql`true` : sql`part.id = ${characterId}`}`;

const listedColumns = sql`share.id, project.id as project_id, share.character_id, share.talent_id, share.message,
  share.status, share.decline_reason, share.shared_at, share.read_at, share.answered_at, share.closed_at,
  json_build_object('id', project.id, 'title', project.title, 'status', project.status) as project,
  json_build_object('id', part.id, 'name', part.name) as character`;

const shared = sql`project_share share
  join ${characters('part')} on part.id = share.character_id
  join ${projects('project')} on project.id = part.project_id`;

const pageOf = async <Row>(db: Database, statement: RawBuilder<unknown>, search: ShareSearch) => {
  const { rows } = await sql<Row>`
    ${statement} order by share.shared_at desc, share.id desc
    limit ${search.limit} offset ${search.offset}`.execute(db);
  return rows;
};

export interface TeamShareRow extends Listed {
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly card_key: string | null;
  readonly placeholder: string | null;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly is_unlocked: boolean;
  readonly is_visible: boolean;
}

const teamFrom = (recruiterId: number, search: ShareSearch) => sql`
  from ${shared}
  join ${projectPeople('me')} on me.project_id = project.id and me.account_id = ${recruiterId}
  join ${people('account')} on account.id = share.talent_id and account.closed_at is null
  where ${wanted(search)}`;

/** Of projects this recruiter is on. */
export const listForTeam = (db: Database, recruiterId: number, search: ShareSearch) =>
  pageOf<TeamShareRow>(
    db,
    sql`select ${listedColumns}, account.public_id, account.first_name, account.last_name,
      ${coverOf(sql.ref('share.talent_id'), sql`cover.card_key`)} as card_key,
      ${coverOf(sql.ref('share.talent_id'), sql`cover.placeholder`)} as placeholder,
      city.name as city, talent.playing_age_min, talent.playing_age_max,
      unlocked.yes as is_unlocked, unlocked.yes or (account.frozen_at is null
        and (talent.show_to_recruiters or share.status = 'interested')) as is_visible
    from ${shared}
    join ${projectPeople('me')} on me.project_id = project.id and me.account_id = ${recruiterId}
    join ${people('account')} on account.id = share.talent_id and account.closed_at is null
    left join ${talents('talent')} on talent.account_id = account.id
    left join city on city.id = talent.residence_city_id
    cross join lateral (select exists (select from ${readableUnlocks('unlock')}
      where unlock.account_id = ${recruiterId} and unlock.talent_id = share.talent_id) as yes) unlocked
    where ${wanted(search)}`,
    search,
  );

export interface ReceivedShareRow extends Listed {
  readonly recruiter: TeamPersonRow;
}

/** Their own, with whose project it is. */
export const listForTalent = (db: Database, talentId: number, search: ShareSearch) =>
  pageOf<ReceivedShareRow>(
    db,
    sql`select ${listedColumns}, ${recruiterRow('owner')} as recruiter
    from ${shared} ${recruiterJoins('owner', sql.ref('project.recruiter_id'))}
    where share.talent_id = ${talentId} and ${wanted(search)}`,
    search,
  );

export const countForTeam = async (db: Database, recruiterId: number, search: ShareSearch) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${teamFrom(recruiterId, search)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export const countForTalent = async (db: Database, talentId: number, search: ShareSearch) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${shared}
    where share.talent_id = ${talentId} and ${wanted(search)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export interface SentShareRow extends ShareRow, ShareState {
  readonly answer_words: string | null;
  readonly shared_by: TeamPersonRow | null;
}

/** What was sent to this talent of one project, for the talent. */
export const listSent = async (db: Database, projectId: number, talentId: number) => {
  const { rows } = await sql<SentShareRow>`
    select share.id, part.project_id, share.character_id, share.talent_id, share.message, share.status,
      share.decline_reason, share.shared_at, share.read_at, share.answered_at, share.closed_at, share.answer_words,
      project.status as project_status, part.status as character_status,
      (select candidate.rank from ${candidates('candidate')}
        where candidate.character_id = share.character_id and candidate.talent_id = share.talent_id) as rank,
      case when sender.closed_at is null and exists (select from ${projectPeople('person')}
        where person.project_id = project.id and person.account_id = sender.id)
        then ${recruiterRow('sender')} end as shared_by
    from ${shared}
    ${recruiterJoins('sender', sql.ref('share.shared_by'))}
    where project.id = ${projectId} and share.talent_id = ${talentId}
    order by part.position, part.id`.execute(db);
  return rows;
};
