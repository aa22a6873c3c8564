import type { ProjectStatus } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { castBudgetOf, projects } from '../projects/index.ts';

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
