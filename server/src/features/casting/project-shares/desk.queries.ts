import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskNews, DeskSource } from '../../../platform/feature/desk-source.ts';
import { coverOf, fullNameOf, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { candidates, characters, projects } from '../projects/index.ts';

interface Name {
  readonly first_name: string;
  readonly last_name: string;
}

interface InterestedRow {
  readonly project_id: number;
  readonly project_title: string;
  readonly character_id: number;
  readonly character_name: string;
  readonly count: number;
  readonly since: Date;
  readonly faces: readonly (Name & { readonly portrait: string | null })[];
}

interface AnswerRow extends Name {
  readonly public_id: string;
  readonly portrait: string | null;
  readonly answered_at: Date;
  readonly total: number;
}

const cover = coverOf(sql.ref('share.talent_id'), sql<string>`cover.card_key`);

const sharesOfTeam = (recruiterId: number) => sql`
  from project_share share
  join ${characters('part')} on part.id = share.character_id
  join ${projects('project')} on project.id = part.project_id
  join ${projectPeople('me')} on me.project_id = project.id
  join ${people('account')} on account.id = share.talent_id
  where me.account_id = ${recruiterId} and me.role <> 'viewer' and project.status <> 'closed'
    and account.closed_at is null and account.frozen_at is null`;

/** Who said yes to a project they were sent, where nothing followed yet, by character. */
export async function readInterested(db: Database, recruiterId: number): Promise<DeskEntry[]> {
  const { rows } = await sql<InterestedRow>`
    with interested as (
      select share.talent_id, share.character_id, share.answered_at, account.first_name, account.last_name,
        part.name as character_name, project.id as project_id, project.title as project_title,
        row_number() over (partition by share.character_id order by share.answered_at desc, share.id desc) as place
      ${sharesOfTeam(recruiterId)} and share.status = 'interested' and part.status = 'casting'
        -- Fourth is who was invited: nobody has taken them further.
        and (select candidate.rank from ${candidates('candidate')}
          where candidate.character_id = share.character_id and candidate.talent_id = share.talent_id) = 4)
    select share.project_id, min(share.project_title) as project_title, share.character_id,
      min(share.character_name) as character_name, count(*)::int as count, min(share.answered_at) as since,
      json_agg(json_build_object('first_name', share.first_name, 'last_name', share.last_name,
        'portrait', ${cover}) order by share.place) filter (where share.place <= 5) as faces
    from interested share
    group by share.project_id, share.character_id`.execute(db);
  return rows.map((row) => ({
    project: { id: row.project_id, title: row.project_title },
    character: { id: row.character_id, name: row.character_name },
    talent: null,
    detail: {},
    count: row.count,
    faces: row.faces.map((face) => ({ name: fullNameOf(face), portrait: face.portrait })),
    since: row.since,
    by: null,
  }));
}

const facesOfNews = 8;

export async function readShareAnswers(db: Database, recruiterId: number, since: Date): Promise<DeskNews> {
  const { rows } = await sql<AnswerRow>`
    select account.public_id, account.first_name, account.last_name, share.answered_at,
      ${cover} as portrait, (count(*) over ())::int as total
    ${sharesOfTeam(recruiterId)} and share.status in ('interested', 'declined') and share.answered_at > ${since}
    order by share.answered_at desc, share.id desc limit ${facesOfNews}`.execute(db);
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map(({ public_id, answered_at, portrait, ...name }) => ({
      publicId: public_id,
      name: fullNameOf(name),
      portrait,
      at: answered_at,
    })),
  };
}

export const shareAnswers: DeskSource = {
  kind: 'share_answers',
  read: readInterested,
  news: { counts: 'replies', read: readShareAnswers },
};
