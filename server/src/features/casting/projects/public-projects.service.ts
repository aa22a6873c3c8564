import type { listPublicProjects, PublicProject } from '@callboard/contract/casting/project-lists';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { toPoster } from './project-detail.mapper.ts';
import { toCastPart } from './public-cast.mapper.ts';
import { countPublic, listPublic, type PublicProjectRow } from './public-projects.queries.ts';

const toPublicProject = async (row: PublicProjectRow, photoUrl: PhotoUrl): Promise<PublicProject> => ({
  title: row.title,
  project_type: row.project_type,
  production_house: row.production_house,
  synopsis: row.synopsis,
  cities: row.cities.map(({ name }) => name),
  languages: row.languages.map(({ name }) => name),
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  poster: await toPoster(row.poster, photoUrl),
  is_open: row.is_open,
  characters: row.characters,
  cast: await Promise.all(row.cast.map((part) => toCastPart(part, photoUrl))),
});

interface PublicProjectsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

/** What anyone reads on the page of a recruiter. */
export const createPublicProjects = ({ db, photoUrl }: PublicProjectsOptions) => ({
  async list({ id }: { readonly id: number | string }, query: Parsed<typeof listPublicProjects>['query']) {
    const today = todayInIndia();
    const [rows, total] = await Promise.all([
      listPublic(db, id, { today, ...query }),
      countPublic(db, id, today),
    ]);
    return onePage(await Promise.all(rows.map((row) => toPublicProject(row, photoUrl))), query, total);
  },
});
export type PublicProjects = ReturnType<typeof createPublicProjects>;
