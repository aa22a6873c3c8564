import { maxClientFaces } from '@callboard/contract/casting/client-links';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { publicTalents } from '../../people/person-summaries/index.ts';
import { candidates, characters, shortlists } from '../projects/index.ts';

/** Whom a link shows now, and whom it does not. */
export interface Reach {
  readonly faces: number;
  readonly faces_over: number;
  readonly hidden_people: number;
  readonly empty_characters: string[];
}

interface Source {
  /** Rows of id, project_id, character_id and is_chosen. */
  readonly links: RawBuilder<unknown>;
  /** Rows of link_id and talent_id. */
  readonly chosen: RawBuilder<unknown>;
}

interface ReachRow {
  readonly link_id: number;
  readonly faces: number;
  readonly hidden_people: number;
  readonly empty_characters: string[];
}

const parts = sql`join ${characters('part')} on part.project_id = link.project_id and part.status <> 'dropped'
  and (link.character_id is null or part.id = link.character_id)`;

const readReach = async (db: Database, { links, chosen }: Source): Promise<ReadonlyMap<number, Reach>> => {
  const { rows } = await sql<ReachRow>`
    with link as (${links}),
    place as (
      select link.id as link_id, part.id as part_id, part.name, part.position, entry.talent_id,
        shown.account_id is not null as is_shown
      from link ${parts}
      left join ${shortlists('entry')} on entry.character_id = part.id
      left join ${publicTalents('shown')} on shown.account_id = entry.talent_id
      where not link.is_chosen
      union all
      select link.id, part.id, part.name, part.position, picked.talent_id,
        considered.talent_id is not null and shown.account_id is not null
      from link ${parts}
      join (${chosen}) picked on picked.link_id = link.id
      left join ${candidates('considered')}
        on considered.character_id = part.id and considered.talent_id = picked.talent_id
      left join ${publicTalents('shown')} on shown.account_id = picked.talent_id
      where link.is_chosen),
    part_without as (
      select link_id, part_id, name, position from place
      group by link_id, part_id, name, position having not bool_or(is_shown))
    select place.link_id, (count(*) filter (where is_shown))::int as faces,
      (count(distinct talent_id) - count(distinct talent_id) filter (where is_shown))::int as hidden_people,
      array(select part_without.name from part_without where part_without.link_id = place.link_id
        order by position, part_id) as empty_characters
    from place group by place.link_id`.execute(db);
  return new Map(
    rows.map(({ link_id, faces, ...others }) => [
      link_id,
      {
        ...others,
        faces: Math.min(faces, maxClientFaces),
        faces_over: Math.max(faces - maxClientFaces, 0),
      },
    ]),
  );
};

export const noReach: Reach = { faces: 0, faces_over: 0, hidden_people: 0, empty_characters: [] };

export const reachOfLinks = (db: Database, linkIds: readonly number[]) =>
  readReach(db, {
    links: sql`select id, project_id, character_id, is_chosen from client_link
      where id = any(${[...linkIds]}::int[])`,
    chosen: sql`select link_id, talent_id from client_link_talent`,
  });

interface PlannedLink {
  readonly projectId: number;
  readonly characterId: number | undefined;
  /** Undefined for the shortlist as it is. */
  readonly talentIds: readonly number[] | undefined;
}

/** Of a link that has not been made. */
export const reachOfPlan = async (
  db: Database,
  { projectId, characterId, talentIds }: PlannedLink,
): Promise<Reach> => {
  const planned = await readReach(db, {
    links: sql`select 0 as id, ${projectId}::int as project_id, ${characterId ?? null}::int as character_id,
      ${talentIds !== undefined}::boolean as is_chosen`,
    chosen: sql`select 0 as link_id, unnest(${[...new Set(talentIds)]}::int[]) as talent_id`,
  });
  return planned.get(0) ?? noReach;
};
