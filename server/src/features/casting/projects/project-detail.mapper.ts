import type { Picture } from '@callboard/contract/casting/project-fields';
import { projectFeeUnits } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { type PhotoUrl, type TeamPersonRow, toTeamPerson } from '../project-access/index.ts';
import type { DetailRow, PosterRow } from './project-detail.queries.ts';
import { reopenUntil, toProjectStatus } from './project-states.policy.ts';

export const toPoster = async (row: PosterRow | null, photoUrl: PhotoUrl): Promise<Picture | null> =>
  row && {
    file_url: await photoUrl(row.key),
    placeholder: row.placeholder,
    width: row.width,
    height: row.height,
  };

/** The dates of a project as every list of projects shows them. */
export const toDates = (row: {
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly auditions_start_on: string | null;
  readonly auditions_end_on: string | null;
}) => ({
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  audition_starts_on: row.auditions_start_on,
  audition_ends_on: row.auditions_end_on,
});

export const toMoments = (row: {
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly closed_at: Date | null;
}) => ({
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  reopen_until: row.closed_at && reopenUntil(row.closed_at),
});

const ownerOf = (row: DetailRow): TeamPersonRow => ({
  user_id: row.owner_id,
  public_id: row.owner_public_id,
  name: row.owner_name,
  company: row.owner_company,
  image_key: row.owner_key,
});

export const toProjectDetail = async (row: DetailRow, photoUrl: PhotoUrl): Promise<ProjectDetail> => ({
  id: row.id,
  title: row.title,
  internal_title: row.team_title,
  project_type: { id: row.project_type_id, name: row.project_type },
  production_house: row.production_house,
  director: row.director,
  synopsis: row.synopsis,
  languages: row.languages,
  cities: row.cities,
  ...toDates(row),
  cast_by: row.cast_by,
  announce_on: row.announced_on,
  fee_min_paise: row.fee_min_paise,
  fee_max_paise: row.fee_max_paise,
  fee_per: projectFeeUnits.find((unit) => unit === row.fee_per) ?? null,
  usage: row.usage,
  is_union: row.is_union,
  disclosures: row.disclosures,
  poster: await toPoster(row.poster, photoUrl),
  visibility: row.is_public ? 'public' : 'link',
  status: toProjectStatus(row.status),
  ...toMoments(row),
  revision: row.revision,
  owner: await toTeamPerson(ownerOf(row), photoUrl),
  role: row.role,
  unlocks_left: row.unlocks_left === null ? null : Math.max(0, row.unlocks_left),
});

/** A field as the answer says it. */
export const answeredField = (detail: ProjectDetail, field: string): unknown => {
  if (field === 'language_ids') return detail.languages;
  if (field === 'city_ids') return detail.cities;
  return new Map<string, unknown>(Object.entries(detail)).get(field);
};
