import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { openLinksOf } from '../client-links/index.ts';
import { unlocks } from '../connections/index.ts';
import { hasApplied, jobApplications } from '../jobs/index.ts';
import { candidates, characters, citiesOf, projectShares, projects, shortlists } from '../projects/index.ts';
import { faceColumns, faceJoins, type TalentFaceRow } from '../talent-faces/index.ts';
import type { CandidateFacts } from './board.policy.ts';

/** The project with the number of applications that nobody has opened. */
export const findHead = (db: Database, projectId: number) =>
  db
    .selectFrom(projects('project'))
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .select([
      'project.id',
      'project.title',
      'project.status',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'project_type.name as project_type',
      citiesOf.as('cities'),
      sql<number>`(select count(*)::int from ${jobApplications('application')}
        join ${characters('part')} on part.id = application.character_id
        join ${people('account')} on account.id = application.talent_id and account.closed_at is null
        where part.project_id = project.id and application.status = 'applied')`.as('new_applicants'),
    ])
    .where('project.id', '=', projectId)
    .executeTakeFirst();

interface EntryRow {
  readonly id: number;
  readonly note: string | null;
  readonly rating: number | null;
  readonly revision: number;
  readonly position: number;
  readonly created_at: Date;
  readonly added_by: string | null;
}

export interface BoardPersonRow extends CandidateFacts, TalentFaceRow {
  readonly character_id: number;
  readonly has_applied: boolean;
  readonly can_message: boolean;
  readonly entry: EntryRow | null;
}

interface FlatRow extends Omit<BoardPersonRow, 'application' | 'share' | 'entry'> {
  readonly application_status: string | null;
  readonly application_at: Date | null;
  readonly share_status: string | null;
  readonly share_at: Date | null;
  readonly entry_id: number | null;
  readonly note: string | null;
  readonly rating: number | null;
  readonly revision: number | null;
  readonly position: number | null;
  readonly created_at: Date | null;
  readonly added_by: string | null;
}

/** Of several applications for one character, the one that came furthest. */
const furthestFirst = [
  'cast',
  'offered',
  'callback',
  'audition',
  'shortlisted',
  'viewed',
  'applied',
  'not_selected',
  'role_closed',
  'withdrawn',
];

const happened = (status: string | null, at: Date | null) => (status && at ? { status, at } : null);

const toRow = (row: FlatRow): BoardPersonRow => ({
  ...row,
  application: happened(row.application_status, row.application_at),
  share: happened(row.share_status, row.share_at),
  entry:
    row.entry_id === null
      ? null
      : {
          id: row.entry_id,
          note: row.note,
          rating: row.rating,
          revision: row.revision ?? 0,
          position: row.position ?? 0,
          created_at: row.created_at ?? new Date(0),
          added_by: row.added_by,
        },
});

/** Everyone who is considered for these characters or was invited, whose account is open. */
export const listPeople = async (
  db: Database,
  characterIds: readonly number[],
  readerId: number,
): Promise<BoardPersonRow[]> => {
  const ids = sql`any(${[...characterIds]}::int[])`;
  const reader = sql`${readerId}`;
  const { rows } = await sql<FlatRow>`
    with named as materialized (
      select character_id, talent_id, min(rank) as rank, max(since) as since
      from (
        select character_id, talent_id, rank, since from ${candidates('candidate')} where character_id = ${ids}
        union all
        select character_id, talent_id, null, null from ${projectShares('share')} where character_id = ${ids}) named
      group by character_id, talent_id),
    person as materialized (
      select ${faceColumns(reader)},
        (exists (select from ${unlocks('unlock')} where unlock.recruiter_id = ${reader}
          and unlock.talent_id = account.id) or ${hasApplied(sql.ref('account.id'), reader)}) as can_message
      from (select distinct talent_id from named) considered ${faceJoins(sql.ref('considered.talent_id'))})
    select named.character_id, named.rank, named.since, person.*,
      application.status as application_status, application.updated_at as application_at,
      coalesce(application.status <> 'withdrawn', false) as has_applied,
      share.status as share_status, coalesce(share.answered_at, share.read_at, share.shared_at) as share_at,
      entry.id as entry_id, entry.note, entry.rating, entry.revision, entry.position, entry.created_at,
      case when adder.closed_at is null then ${fullName('adder')} end as added_by
    from named
    join person on person.talent_id = named.talent_id
    left join lateral (
      select status, updated_at from ${jobApplications('application')}
      where application.character_id = named.character_id and application.talent_id = named.talent_id
      order by array_position(${furthestFirst}::text[], status), updated_at desc limit 1) application on true
    left join ${projectShares('share')} on share.character_id = named.character_id
      and share.talent_id = named.talent_id
    left join ${shortlists('entry')} on entry.character_id = named.character_id
      and entry.talent_id = named.talent_id
    left join ${people('adder')} on adder.id = entry.added_by`.execute(db);
  return rows.map(toRow);
};

/** How many links for clients show each of these characters now. */
export const countOpenLinks = async (
  db: Database,
  characterIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; open: number }>`
    select part.id, ${openLinksOf(sql.ref('part.project_id'), sql.ref('part.id'))} as open
    from ${characters('part')} where part.id = any(${[...characterIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, open }) => [id, open]));
};
