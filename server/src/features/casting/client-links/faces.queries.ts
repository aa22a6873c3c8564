import { maxClientFaces } from '@callboard/contract/casting/client-links';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { publicTalents } from '../../people/person-summaries/index.ts';
import { readableUnlocks } from '../connections/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { candidates, characters, shortlists } from '../projects/index.ts';
import type { LinkRow } from './links.queries.ts';

/** Someone on a character's page. Undefined notes are not chosen for the link and so not read. */
export interface FaceRow {
  readonly character_id: number;
  readonly talent_id: number;
  readonly note: string | null;
}

export type LinkOfFaces = Pick<LinkRow, 'id' | 'project_id' | 'character_id' | 'is_chosen' | 'shows_notes'>;

/** The rows that links show, joined under "link", "part", "entry" and "shown": only whom the public may see. */
const shortlisted = sql`
  client_link link
  join ${characters('part')} on part.project_id = link.project_id and part.status <> 'dropped'
    and (link.character_id is null or part.id = link.character_id)
  join ${shortlists('entry')} on entry.character_id = part.id
  join ${publicTalents('shown')} on shown.account_id = entry.talent_id`;

/** Those who were chosen, as long as they are considered for the character. */
const chosen = sql`
  client_link link
  join ${characters('part')} on part.project_id = link.project_id and part.status <> 'dropped'
    and (link.character_id is null or part.id = link.character_id)
  join client_link_talent picked on picked.link_id = link.id
  join ${candidates('considered')} on considered.character_id = part.id and considered.talent_id = picked.talent_id
  left join ${shortlists('entry')} on entry.character_id = part.id and entry.talent_id = picked.talent_id
  join ${publicTalents('shown')} on shown.account_id = picked.talent_id`;

/** In the order of characters and shortlists. */
export const listFaces = async (db: Database, link: LinkOfFaces): Promise<FaceRow[]> => {
  const { rows } = await sql<FaceRow>`
    select part.id as character_id, shown.account_id as talent_id,
      ${link.shows_notes ? sql`entry.note` : sql`null`} as note
    from ${link.is_chosen ? chosen : shortlisted}
    where link.id = ${link.id}
    order by part.position, part.id, entry.position nulls last, entry.id, shown.account_id
    limit ${maxClientFaces}`.execute(db);
  return rows;
};

/** Whose calendar somebody on the project may read. */
export const listUnlocked = async (
  db: Database,
  projectId: number,
  talentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ talent_id: number }>`
    select distinct readable.talent_id from ${readableUnlocks('readable')}
    join ${projectPeople('person')} on person.account_id = readable.account_id
    where person.project_id = ${projectId} and readable.talent_id = any(${[...talentIds]}::int[])`.execute(
    db,
  );
  return new Set(rows.map(({ talent_id }) => talent_id));
};

/** Those of these people whom the public may see. */
export const listPublic = async (
  db: Database,
  talentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (talentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom(publicTalents('shown'))
    .select('shown.account_id')
    .where('shown.account_id', 'in', [...talentIds])
    .execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
};
