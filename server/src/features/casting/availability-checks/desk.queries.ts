import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskNews, DeskSource } from '../../../platform/feature/desk-source.ts';
import { coverOf, fullName, people } from '../../people/person-summaries/index.ts';
import { profileViews } from '../../people/profile-visits/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';

interface ReplyRow {
  readonly talent_id: number;
  readonly public_id: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly status: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly settled_at: Date;
  readonly project: { readonly id: number; readonly title: string } | null;
  readonly character: { readonly id: number; readonly name: string } | null;
  readonly total: number;
}

/** A reply is looked at when the profile is opened after it. Later it is in the conversation only. */
const waitsForDays = 7;
const mostReplies = 20;
const facesOfNews = 8;
const dayMs = 86_400_000;

const repliesOf = (recruiterId: number, since: Date) => sql`
  select account.id as talent_id, account.public_id, ${fullName('account')} as name,
    ${coverOf(sql.ref('account.id'), sql<string>`cover.card_key`)} as portrait,
    question.status, question.starts_on, question.ends_on, question.settled_at,
    case when me.project_id is not null
      then json_build_object('id', project.id, 'title', project.title) end as project,
    case when me.project_id is not null then json_build_object('id', part.id, 'name', part.name) end as character,
    (count(*) over ())::int as total
  from availability_question question
  join ${people('account')} on account.id = question.talent_id
  left join unlock on unlock.recruiter_id = question.recruiter_id and unlock.talent_id = question.talent_id
  left join ${characters('part')} on part.id = unlock.character_id
  left join ${projects('project')} on project.id = part.project_id
  left join ${projectPeople('me')} on me.project_id = project.id and me.account_id = question.recruiter_id
  where question.recruiter_id = ${recruiterId} and question.status in ('available', 'not_available')
    and question.settled_at > ${since} and account.closed_at is null`;

export async function readReplies(db: Database, recruiterId: number, now: Date): Promise<DeskEntry[]> {
  const since = new Date(now.getTime() - waitsForDays * dayMs);
  const { rows } = await sql<ReplyRow>`${repliesOf(recruiterId, since)}
    and question.ends_on >= (${now}::timestamptz at time zone 'Asia/Kolkata')::date
    and not exists (select from ${profileViews('viewed')} where viewed.recruiter_id = question.recruiter_id
      and viewed.talent_id = question.talent_id and viewed.last_at > question.settled_at)
    order by question.settled_at desc, question.id desc limit ${mostReplies}`.execute(db);
  return rows.map(({ talent_id, public_id, name, portrait, ...row }) => ({
    project: row.project,
    character: row.character,
    talent: { user_id: talent_id, userUniqueId: public_id, name },
    detail: { answer: row.status, starts_on: row.starts_on, ends_on: row.ends_on },
    count: 1,
    faces: [{ name, portrait }],
    since: row.settled_at,
    by: null,
  }));
}

export async function readNewReplies(db: Database, recruiterId: number, since: Date): Promise<DeskNews> {
  const { rows } = await sql<ReplyRow>`${repliesOf(recruiterId, since)}
    order by question.settled_at desc, question.id desc limit ${facesOfNews}`.execute(db);
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map(({ public_id, name, portrait, settled_at }) => ({
      publicId: public_id,
      name,
      portrait,
      at: settled_at,
    })),
  };
}

export const availabilityReplies: DeskSource = {
  kind: 'availability_answers',
  read: readReplies,
  news: { counts: 'replies', read: readNewReplies },
};
