import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { toCastPart } from '../../casting/projects/index.ts';
import type { CastRow, OpenCallRow } from './recruiter-work.queries.ts';

type PhotoUrl = (key: string) => Promise<string>;
type OpenCall = RecruiterProfile['open_calls'][number];
type CastProject = RecruiterProfile['cast'][number];

const newForMs = 3 * 24 * 3600 * 1000;
const feePeriods = ['day', 'project', 'month'] as const;

export const toOpenCall = (row: OpenCallRow, now: number): OpenCall => ({
  job_id: row.public_id,
  title: row.title,
  project_title: row.project_title,
  project_type: row.project_type,
  gender: row.gender,
  min_age: row.age_min,
  max_age: row.age_max,
  fee_paise: row.fee_paise,
  fee_per: feePeriods.find((period) => period === row.fee_per) ?? null,
  is_new: row.opened_at !== null && now - row.opened_at.getTime() <= newForMs,
});

/** Rows of one project are adjacent. */
export async function toCast(rows: readonly CastRow[], photoUrl: PhotoUrl): Promise<CastProject[]> {
  const projects = new Map<number, CastProject>();
  for (const row of rows) {
    const { project_id, title, project_type, year } = row;
    const project = projects.get(project_id) ?? { title, project_type, year, parts: [] };
    project.parts.push(await toCastPart(row, photoUrl));
    projects.set(project_id, project);
  }
  return [...projects.values()];
}
