import type { CharacterWeight, ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';

export interface PricedCharacterRow {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly wanted: number;
  readonly weight: CharacterWeight;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly fee_paise: number | null;
  readonly fee_per: ProjectFeeUnit | null;
  readonly work_days: number | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

/** The characters of a project that are not dropped, in their order, with their fees and dates. */
export const listPricedCharacters = async (
  db: Database,
  projectId: number,
): Promise<PricedCharacterRow[]> => {
  const { rows } = await sql<PricedCharacterRow>`
    select part.id, part.name, part.status, part.wanted, part.weight, part.playing_age_min, part.playing_age_max,
      part.fee_paise, part.fee_per, part.work_days,
      case when part.works_from is null and part.works_to is null then project.shoot_starts_on
        else coalesce(part.works_from, project.shoot_starts_on) end as starts_on,
      case when part.works_from is null and part.works_to is null then project.shoot_ends_on
        else coalesce(part.works_to, project.shoot_ends_on) end as ends_on
    from project_character part join project on project.id = part.project_id
    where part.project_id = ${projectId} and part.status <> 'dropped'
    order by part.position, part.id`.execute(db);
  return rows;
};

export interface ConsideredRow {
  readonly character_id: number;
  readonly talent_id: number;
  /** As in the view character_candidate. Null for those who said no and are not listed any more. */
  readonly rank: number | null;
  readonly status: string;
  /** They said no when they were asked, or withdrew. */
  readonly has_declined: boolean;
  /** They were asked before the project was closed. */
  readonly was_asked: boolean;
}

/**
 * Everyone whose account is open and who is or was considered for a character of a project, furthest first: with
 * what brought them as far, and whether they said no.
 */
export const listConsidered = async (db: Database, projectId: number): Promise<ConsideredRow[]> => {
  const { rows } = await sql<ConsideredRow>`
    with part as (select id from project_character where project_id = ${projectId} and status <> 'dropped'),
    share as (select character_id, talent_id, status from project_share where character_id in (select id from part)),
    application as (
      select distinct on (character_id, talent_id) character_id, talent_id, status from job_application
      where character_id in (select id from part) order by character_id, talent_id, updated_at desc, id desc),
    everyone as (
      select character_id, talent_id, rank, since from character_candidate
        where character_id in (select id from part)
      union all
      select character_id, talent_id, null, null from share where status in ('declined', 'closed')
      union all
      select character_id, talent_id, null, null from application where status = 'withdrawn'),
    considered as (
      select character_id, talent_id, min(rank) as rank, max(since) as since from everyone
      group by character_id, talent_id)
    select considered.character_id, considered.talent_id, considered.rank,
      case when rank = 1 then 'cast' when rank = 4 then share.status
        when rank in (2, 3, 5) then coalesce(application.status, 'applied')
        when share.status in ('declined', 'closed') then share.status
        when rank = 6 then 'shortlisted' else coalesce(application.status, 'declined') end as status,
      coalesce(share.status = 'declined', false) or coalesce(application.status = 'withdrawn', false)
        as has_declined, coalesce(share.status = 'closed', false) as was_asked
    from considered
    join ${people('account')} on account.id = considered.talent_id and account.closed_at is null
    left join share using (character_id, talent_id)
    left join application using (character_id, talent_id)
    order by considered.character_id, considered.rank nulls last, considered.since, considered.talent_id`.execute(
    db,
  );
  return rows;
};
