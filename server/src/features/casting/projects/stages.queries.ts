import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, portraitOf, recruiters, talents } from '../../people/person-summaries/index.ts';

/** A character with who is considered for it. Everyone counts once, at their furthest stage. */
export interface CharacterSlotRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly status: string;
  readonly wanted: number;
  readonly position: number;
  /** Also people whose account is closed: the part is taken. */
  readonly cast: number;
  readonly offered: number;
  readonly auditioned: number;
  readonly invited: number;
  readonly applied: number;
  readonly shortlisted: number;
  /** Everyone whose account is open. */
  readonly listed: number;
  /** Applications nobody has opened. */
  readonly unseen: number;
  /** Said yes to the project that was sent to them, and nothing followed yet. */
  readonly interested: number;
  /** Shortlisted or applied since the same time yesterday. */
  readonly new_faces: number;
  /** As in the view character_candidate. Null while nobody is considered. */
  readonly rank: number | null;
  /** The first who came as far as that. Null where their account is closed. */
  readonly face: {
    readonly first_name: string;
    readonly last_name: string;
    readonly card_key: string | null;
  } | null;
}

const considered = sql`
  select candidate.talent_id, candidate.rank, candidate.since, account.closed_at is null as is_here,
    exists (select from job_application application where application.character_id = candidate.character_id
      and application.talent_id = candidate.talent_id and application.status = 'applied') as is_unseen,
    exists (select from project_share share where share.character_id = candidate.character_id
      and share.talent_id = candidate.talent_id and share.status = 'interested') as is_interested
  from character_candidate candidate
  join ${people('account')} on account.id = candidate.talent_id
  where candidate.character_id = project_character.id`;

const tally = sql`
  select
    (count(*) filter (where rank = 1))::int as "cast",
    (count(*) filter (where rank = 2 and is_here))::int as offered,
    (count(*) filter (where rank = 3 and is_here))::int as auditioned,
    (count(*) filter (where rank = 4 and is_here))::int as invited,
    (count(*) filter (where rank = 5 and is_here))::int as applied,
    (count(*) filter (where rank = 6 and is_here))::int as shortlisted,
    (count(*) filter (where is_here))::int as listed,
    (count(*) filter (where is_unseen and is_here))::int as unseen,
    (count(*) filter (where is_interested and rank = 4 and is_here))::int as interested,
    (count(*) filter (where rank in (5, 6) and is_here and since > now() - interval '1 day'))::int as new_faces,
    min(rank) filter (where is_here or rank = 1) as rank,
    (array_agg(case when is_here then talent_id end order by rank, since, talent_id)
      filter (where is_here or rank = 1))[1] as face_id
  from (${considered}) considered`;

const portrait = portraitOf(
  { account: 'furthest', talent: 'furthest_talent', recruiter: 'furthest_recruiter' },
  sql`portrait.card_key`,
);

/** The characters of these projects in their order, in one statement for any number of projects. */
export const listCharacterSlots = async (
  db: Database,
  projectIds: readonly number[],
): Promise<readonly CharacterSlotRow[]> => {
  const { rows } = await sql<CharacterSlotRow>`
    select project_character.id, project_character.project_id, project_character.name,
      project_character.status, project_character.wanted, project_character.position,
      tally."cast", tally.offered, tally.auditioned, tally.invited, tally.applied, tally.shortlisted,
      tally.listed, tally.unseen, tally.interested, tally.new_faces, tally.rank,
      case when furthest.id is not null then json_build_object('first_name', furthest.first_name,
        'last_name', furthest.last_name, 'card_key', ${portrait}) end as face
    from project_character
    cross join lateral (${tally}) tally
    left join ${people('furthest')} on furthest.id = tally.face_id
    left join ${talents('furthest_talent')} on furthest_talent.account_id = furthest.id
    left join ${recruiters('furthest_recruiter')} on furthest_recruiter.account_id = furthest.id
    where project_character.project_id = any(${[...projectIds]}::int[])
    order by project_character.project_id, project_character.position, project_character.id`.execute(db);
  return rows;
};

/** Without the offset, candidates would be drawn up for every character there is. */
const ranked = (projectId: ReturnType<typeof sql.ref>) => sql`
  select considered.talent_id, min(considered.rank) as rank, bool_or(considered.is_here) as is_here
  from project_character
  cross join lateral (${considered} offset 0) considered
  where project_character.project_id = ${projectId}
  group by considered.talent_id`;

/** Everyone on a project once, for which the row joined under this name stands; as columns of their stages. */
export const stagesOf = (project: string) => sql`
  select
    (count(*) filter (where rank = 1))::int as "cast",
    (count(*) filter (where rank = 2 and is_here))::int as offered,
    (count(*) filter (where rank = 3 and is_here))::int as auditioned,
    (count(*) filter (where rank = 4 and is_here))::int as invited,
    (count(*) filter (where rank = 5 and is_here))::int as applied,
    (count(*) filter (where rank = 6 and is_here))::int as shortlisted
  from (${ranked(sql.ref(`${project}.id`))}) person`;

type ProjectStages = Pick<
  CharacterSlotRow,
  'cast' | 'offered' | 'auditioned' | 'invited' | 'applied' | 'shortlisted'
>;

/** How many are at each stage of each project. Whoever is considered for two of its characters counts once. */
export const countStages = async (
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, ProjectStages>> => {
  const { rows } = await sql<ProjectStages & { readonly id: number }>`
    select project.id, stages.* from project cross join lateral (${stagesOf('project')}) stages
    where project.id = any(${[...projectIds]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
