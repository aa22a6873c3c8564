import type { CastingNow, CastingOfProject } from '@callboard/contract/casting/castings';
import { cardSizeOf } from '../../../platform/images/derive-photo.ts';
import { displayName } from '../../people/person-summaries/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { toPoster } from '../projects/index.ts';
import { notShownOf, rolesCastOf } from './cast-counts.policy.ts';
import type { CastingNowRow } from './casting-now.queries.ts';
import type { CastProjectRow, FacetRow, ProjectRow } from './castings.queries.ts';
import type { CastRow } from './named-cast.queries.ts';

type CastPerson = CastingOfProject['cast'][number];

const toPerson = async (row: CastRow, photoUrl: PhotoUrl): Promise<CastPerson> => {
  const { public_id, character, picture } = row;
  return {
    userUniqueId: public_id,
    name: displayName(row),
    character,
    picture: picture && {
      url: await photoUrl(picture.key),
      placeholder: picture.placeholder,
      ...cardSizeOf(picture),
    },
  };
};

const toAbout = async (row: ProjectRow, photoUrl: PhotoUrl) => ({
  title: row.title,
  project_type: row.project_type,
  production_house: row.production_house,
  director: row.director,
  languages: row.languages.map(({ name }) => name),
  poster: await toPoster(row.poster, photoUrl),
});

const toCast = (rows: readonly CastRow[], photoUrl: PhotoUrl) =>
  Promise.all(rows.map((row) => toPerson(row, photoUrl)));

const toRecruiter = async (row: CastProjectRow['recruiter'], photoUrl: PhotoUrl) =>
  row && {
    userUniqueId: row.public_id,
    name: row.name,
    company: row.company,
    image: row.image_key === null ? null : await photoUrl(row.image_key),
  };

const nobody = { total: 0, shown: 0 };

export const toCasting = async (
  row: CastProjectRow,
  cast: readonly CastRow[],
  photoUrl: PhotoUrl,
): Promise<CastingOfProject> => {
  const counts = cast[0] ?? nobody;
  return {
    ...(await toAbout(row, photoUrl)),
    year: row.year,
    cast: await toCast(cast, photoUrl),
    roles_cast: rolesCastOf(counts),
    more: counts.shown - cast.length,
    not_shown: notShownOf(counts),
    recruiter: await toRecruiter(row.recruiter, photoUrl),
  };
};

export const toCastingNow = async (
  row: CastingNowRow,
  cast: readonly CastRow[],
  photoUrl: PhotoUrl,
): Promise<CastingNow> => ({
  ...(await toAbout(row, photoUrl)),
  roles_open: row.roles_open,
  jobUniqueId: row.job_public_id,
  jobs: row.jobs,
  cast: await toCast(cast, photoUrl),
  roles_cast: rolesCastOf(cast[0] ?? nobody),
});

const sumOf = (rows: readonly FacetRow[], what: 'projects' | 'roles') =>
  rows.reduce((sum, row) => sum + row[what], 0);

const distinct = (values: readonly number[]) => [...new Set(values)];

/** The types with the most projects first, the newest years first. */
export function toFacets(rows: readonly FacetRow[]) {
  const types = distinct(rows.map(({ type_id }) => type_id)).map((id) => {
    const ofType = rows.filter(({ type_id }) => type_id === id);
    return { id, name: ofType[0]?.type ?? '', count: sumOf(ofType, 'projects') };
  });
  const years = distinct(rows.map(({ year }) => year)).map((year) => {
    const ofYear = rows.filter((row) => row.year === year);
    return { year, projects: sumOf(ofYear, 'projects'), roles: sumOf(ofYear, 'roles') };
  });
  return {
    totals: { projects: sumOf(rows, 'projects'), roles: sumOf(rows, 'roles') },
    types: types.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
    years: years.sort((one, other) => other.year - one.year),
  };
}
