import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskNews, DeskSource } from '../../../platform/feature/desk-source.ts';
import { coverOf, fullNameOf, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';

interface RepliesRow {
  readonly project_id: number;
  readonly project_title: string;
  readonly character_id: number;
  readonly character_name: string;
  /** How many clients. */
  readonly count: number;
  /** Who sent theirs last. */
  readonly client: string;
  readonly yes: number;
  readonly maybe: number;
  readonly no: number;
  readonly since: Date;
  readonly faces: readonly {
    readonly first_name: string;
    readonly last_name: string;
    readonly portrait: string | null;
  }[];
}

/** Older ones are history, read or not. */
const newsDays = 30;

const repliesToTeam = (recruiterId: number) => sql`
  from client_answer said
  join client_visitor visitor on visitor.id = said.visitor_id
  join ${characters('part')} on part.id = said.character_id
  join ${projects('project')} on project.id = part.project_id
  join ${projectPeople('me')} on me.project_id = project.id
  where said.is_sent and me.account_id = ${recruiterId} and me.role <> 'viewer' and project.status <> 'closed'`;

const cover = coverOf(sql.ref('liked.talent_id'), sql<string>`cover.card_key`);

/** Whom clients said yes to, by rank. */
const liked = sql`(
  select coalesce(json_agg(json_build_object('first_name', liked.first_name, 'last_name', liked.last_name,
    'portrait', ${cover}) order by liked.place, liked.talent_id), '[]')
  from (
    select face.id as talent_id, face.first_name, face.last_name, min(one.rank) as place
    from fresh one join ${people('face')} on face.id = one.talent_id
      and face.closed_at is null and face.frozen_at is null
    where one.character_id = fresh.character_id and one.answer = 'yes'
    group by face.id, face.first_name, face.last_name order by min(one.rank), face.id limit 5) liked)`;

/** What clients sent that this recruiter has not read, by character. */
export async function readUnseenReplies(db: Database, recruiterId: number): Promise<DeskEntry[]> {
  const { rows } = await sql<RepliesRow>`
    with fresh as (
      select said.character_id, said.talent_id, said.visitor_id, said.answer, said.rank, said.answered_at,
        visitor.name as client, part.name as character_name, project.id as project_id,
        project.title as project_title
      ${repliesToTeam(recruiterId)} and part.status = 'casting'
        -- To the millisecond, as pages read it.
        and date_trunc('milliseconds', said.answered_at) > greatest(now() - make_interval(days => ${newsDays}), (
          select seen.seen_at from client_answer_seen seen
          where seen.account_id = ${recruiterId} and seen.character_id = said.character_id)))
    select fresh.project_id, min(fresh.project_title) as project_title, fresh.character_id,
      min(fresh.character_name) as character_name, count(distinct fresh.visitor_id)::int as count,
      (array_agg(fresh.client order by fresh.answered_at desc, fresh.visitor_id desc))[1] as client,
      (count(*) filter (where fresh.answer = 'yes'))::int as yes,
      (count(*) filter (where fresh.answer = 'maybe'))::int as maybe,
      (count(*) filter (where fresh.answer = 'no'))::int as no,
      min(fresh.answered_at) as since, ${liked} as faces
    from fresh group by fresh.project_id, fresh.character_id`.execute(db);
  return rows.map(({ client, yes, maybe, no, ...row }) => ({
    project: { id: row.project_id, title: row.project_title },
    character: { id: row.character_id, name: row.character_name },
    talent: null,
    detail: { client, yes, maybe, no },
    count: row.count,
    faces: row.faces.map((face) => ({ name: fullNameOf(face), portrait: face.portrait })),
    since: row.since,
    by: null,
  }));
}

/** How many clients sent something. They have no faces. */
export async function countReplies(db: Database, recruiterId: number, since: Date): Promise<DeskNews> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct said.visitor_id)::int as count
    ${repliesToTeam(recruiterId)} and said.answered_at > ${since}`.execute(db);
  return { count: rows[0]?.count ?? 0, people: [] };
}

export const clientReplies: DeskSource = {
  kind: 'client_answers',
  read: readUnseenReplies,
  news: { counts: 'replies', read: countReplies },
};

/** Never back, and never ahead of what could have been read. */
export const markRepliesSeen = (
  db: Database,
  accountId: number,
  { characterId, until }: { readonly characterId: number; readonly until: string },
) =>
  sql`insert into client_answer_seen (account_id, character_id, seen_at)
    values (${accountId}, ${characterId}, least(${until}::timestamptz, now()))
    on conflict (account_id, character_id) do update
      set seen_at = greatest(client_answer_seen.seen_at, excluded.seen_at)`.execute(db);
