import type { ProjectStatus } from '@callboard/contract/casting/project-values';
import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { coverOf, heightOf, people, publicTalents, talents } from '../../people/person-summaries/index.ts';
import { usualFee } from '../../people/talent-profiles/index.ts';
import { readableUnlocks } from '../connections/index.ts';
import { hasAppliedToTeam } from '../jobs/index.ts';
import { castBudgetOf, isInterestedIn, projects } from '../projects/index.ts';

export interface ProjectRow {
  readonly title: string;
  readonly status: ProjectStatus;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly cast_budget_paise: number | null;
}

export const findProject = async (db: Database, projectId: number) => {
  const { rows } = await sql<ProjectRow>`
    select project.title, project.status, project.shoot_starts_on as starts_on, project.shoot_ends_on as ends_on,
      ${castBudgetOf('project')} as cast_budget_paise
    from ${projects('project')} where project.id = ${projectId}`.execute(db);
  return rows[0];
};

export interface FaceRow {
  readonly user_id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly city: string | null;
  readonly cover: { readonly card_key: string; readonly placeholder: string | null } | null;
  readonly height_mm: number | null;
  readonly usual_fee: UsualFee | null;
  readonly is_unlocked: boolean;
  readonly is_visible: boolean;
}

const id = sql.ref('account.id');

/** These talents as someone on the project meets them. */
export const listFaces = async (
  db: Database,
  talentIds: readonly number[],
  readerId: number,
): Promise<FaceRow[]> => {
  const reader = sql`${readerId}`;
  const { rows } = await sql<FaceRow>`
    select face.*, face.is_unlocked or face.is_public or (not face.is_frozen and (
      ${hasAppliedToTeam(sql.ref('face.user_id'), reader)} or ${isInterestedIn(sql.ref('face.user_id'), reader)}
      )) as is_visible
    from (
      select account.id as user_id, account.public_id, account.first_name, account.last_name,
        account.frozen_at is not null as is_frozen, talent.date_of_birth, talent.playing_age_min,
        talent.playing_age_max, city.name as city, ${usualFee} as usual_fee, ${heightOf(id)} as height_mm,
        ${coverOf(id, sql`json_build_object('card_key', cover.card_key, 'placeholder', cover.placeholder)`)}
          as cover,
        exists (select from ${readableUnlocks('unlock')} where unlock.talent_id = account.id
          and unlock.account_id = ${readerId}) as is_unlocked,
        exists (select from ${publicTalents('listed')} where listed.account_id = account.id) as is_public
      from ${people('account')}
      join ${talents('talent')} on talent.account_id = account.id
      left join city on city.id = talent.residence_city_id
      where account.id = any(${[...talentIds]}::int[]) and account.closed_at is null) face
    order by face.user_id`.execute(db);
  return rows;
};

export interface AwayDays {
  readonly start_date: string;
  readonly end_date: string;
}

/** When these people are not available between two days, by person. Reasons stay private. */
export const listAway = async (
  db: Database,
  talentIds: readonly number[],
  window: { readonly start: string; readonly end: string } | undefined,
): Promise<ReadonlyMap<number, readonly AwayDays[]>> => {
  const away = new Map<number, AwayDays[]>(talentIds.map((talentId) => [talentId, []]));
  if (!window || talentIds.length === 0) return away;
  for (const { account_id, start_date, end_date } of await unavailableOn(db, talentIds, window))
    away.get(account_id)?.push({ start_date, end_date });
  return away;
};
