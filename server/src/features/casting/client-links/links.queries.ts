import type { ClientField } from '@callboard/contract/casting/client-links';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, isInGoodStanding, people } from '../../people/person-summaries/index.ts';
import { candidates, characters, projects, shortlists } from '../projects/index.ts';
import type { LinkFacts } from './link-state.policy.ts';

interface VisitorRow {
  readonly name: string;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly visits: number;
  readonly sent_at: string | null;
  readonly answered: number;
}

/** What a link says and shows, with all that decides whether it is open. */
export interface LinkRow extends LinkFacts {
  readonly id: number;
  readonly public_id: string;
  readonly project_id: number;
  readonly character_id: number | null;
  readonly character: string | null;
  readonly is_chosen: boolean;
  readonly talent_ids: readonly number[];
  readonly fields: readonly ClientField[];
  readonly shows_reels: boolean;
  readonly shows_notes: boolean;
  readonly shows_line_up: boolean;
  readonly scenario_ids: readonly number[];
  readonly for_name: string | null;
  readonly message: string | null;
  readonly passcode_hash: string | null;
  readonly passcode_set_at: Date | null;
  readonly face_key: Buffer;
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly owner_id: number;
}

const linkColumns = sql`link.id, link.public_id, link.project_id, link.character_id, part.name as character,
  link.is_chosen, link.fields, link.shows_reels, link.shows_notes, link.shows_line_up, link.scenario_ids,
  link.for_name, link.message, link.passcode_hash, link.passcode_set_at, link.face_key, link.created_by,
  link.created_at, link.expires_at, link.revoked_at, project.status as project_status,
  part.status as character_status, owner.id as owner_id, ${isInGoodStanding('owner')} as owner_is_active,
  array(select chosen.talent_id from client_link_talent chosen where chosen.link_id = link.id
    order by chosen.talent_id) as talent_ids`;

const linkJoins = sql`
  join ${projects('project')} on project.id = link.project_id
  join ${people('owner')} on owner.id = project.recruiter_id and owner.closed_at is null
  left join ${characters('part')} on part.id = link.character_id`;

const findLink = async (db: Database, wanted: RawBuilder<unknown>): Promise<LinkRow | undefined> => {
  const { rows } = await sql<LinkRow>`
    select ${linkColumns} from client_link link ${linkJoins} where ${wanted}`.execute(db);
  return rows[0];
};

/** Undefined also where the owner has closed their account. */
export const findByPublicId = (db: Database, publicId: string) =>
  findLink(db, sql`link.public_id = ${publicId}`);

export const findById = (db: Database, id: number) => findLink(db, sql`link.id = ${id}`);

/** Changes to a link wait for each other here. */
export const lockLink = async (trx: Database, id: number) => {
  const row = await trx
    .selectFrom('client_link')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && findById(trx, id);
};

/** Those of these links whose owner this is, or that may show this talent. */
export const findAbout = async (
  db: Database,
  accountId: number,
  linkIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select link.id from client_link link
    join ${projects('project')} on project.id = link.project_id
    where link.id = any(${[...linkIds]}::int[]) and (project.recruiter_id = ${accountId}
      or exists (select from client_link_talent chosen
        where chosen.link_id = link.id and chosen.talent_id = ${accountId})
      or exists (select from ${shortlists('entry')} join ${characters('listed')} on listed.id = entry.character_id
        where listed.project_id = link.project_id and entry.talent_id = ${accountId}))`.execute(db);
  return rows.map(({ id }) => id);
};

export interface ListedLinkRow extends LinkRow {
  readonly maker: string | null;
  readonly visitors: readonly VisitorRow[];
}

const visitors = sql`coalesce((
  select json_agg(json_build_object('name', visitor.name, 'first_seen_at', visitor.first_seen_at,
    'last_seen_at', visitor.last_seen_at, 'visits', visitor.visits, 'sent_at', visitor.sent_at,
    'answered', (select count(*)::int from client_answer answer
      where answer.visitor_id = visitor.id and answer.is_sent)) order by visitor.last_seen_at desc, visitor.id)
  from client_visitor visitor where visitor.link_id = link.id and visitor.preview_until is null), '[]')`;

/** As the team reads them: those that can be opened first, then the newest. */
export const listForTeam = async (
  db: Database,
  which: { readonly projectId: number } | { readonly linkId: number },
): Promise<ListedLinkRow[]> => {
  const { rows } = await sql<ListedLinkRow>`
    select ${linkColumns}, ${visitors} as visitors,
      case when maker.closed_at is null then ${fullName('maker')} end as maker
    from client_link link ${linkJoins}
    left join ${people('maker')} on maker.id = link.created_by
    where ${'projectId' in which ? sql`link.project_id = ${which.projectId}` : sql`link.id = ${which.linkId}`}
    order by (link.revoked_at is null and link.expires_at > now()) desc, link.id desc`.execute(db);
  return rows;
};

export const findByClientId = async (db: Database, accountId: number, clientId: string) => {
  const row = await db
    .selectFrom('client_link')
    .select(['id', 'project_id'])
    .where('created_by', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row;
};

/** How many of these people are considered for the project, or for one character of it. */
export const countConsidered = async (
  db: Database,
  place: { readonly projectId: number; readonly characterId: number | undefined },
  talentIds: readonly number[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct candidate.talent_id)::int as count
    from ${candidates('candidate')}
    join ${characters('part')} on part.id = candidate.character_id
    where part.project_id = ${place.projectId} and candidate.talent_id = any(${[...talentIds]}::int[])
      and ${place.characterId === undefined ? sql`true` : sql`part.id = ${place.characterId}`}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const countOpenLinks = async (db: Database, projectId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('client_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
};
