import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { displayName } from '../person-summaries/index.ts';
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

const toPart = async (row: CastRow, photoUrl: PhotoUrl): Promise<CastProject['parts'][number]> => {
  const { character, public_id, first_name, last_name, card_key } = row;
  if (public_id === null || first_name === null) {
    return { character, name: null, userUniqueId: null, file_url: null };
  }
  return {
    character,
    name: displayName({ first_name, last_name: last_name ?? '' }),
    userUniqueId: public_id,
    file_url: card_key === null ? null : await photoUrl(card_key),
  };
};

/** Rows of one project are adjacent. */
export async function toCast(rows: readonly CastRow[], photoUrl: PhotoUrl): Promise<CastProject[]> {
  const projects = new Map<number, CastProject>();
  for (const row of rows) {
    const { project_id, title, project_type, year } = row;
    const project = projects.get(project_id) ?? { title, project_type, year, parts: [] };
    project.parts.push(await toPart(row, photoUrl));
    projects.set(project_id, project);
  }
  return [...projects.values()];
}
