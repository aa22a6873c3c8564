import { type RawBuilder, sql } from 'kysely';
import { pictures } from '../../people/person-summaries/index.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { recruiterJoins, recruiterRow } from './for-talents.queries.ts';

/** What every card of My Jobs begins with. Needs "project", "part", and `jobJoins`. */
export interface JobAboutRow {
  readonly project: {
    readonly id: number;
    readonly title: string;
    readonly project_type: string;
    readonly poster: string | null;
  } | null;
  readonly character: { readonly id: number; readonly name: string } | null;
  readonly recruiter: TeamPersonRow | null;
}

export const jobAbout = sql`
  case when project.id is not null then json_build_object('id', project.id, 'title', project.title,
    'project_type', project_type.name, 'poster', (select coalesce(poster.card_key, poster.page_key)
      from ${pictures('poster')} where poster.id = project.poster_asset_id and poster.kind = 'photo')) end as project,
  case when part.id is not null then json_build_object('id', part.id, 'name', part.name) end as character,
  case when owner.id is not null and owner.closed_at is null then ${recruiterRow('owner')} end as recruiter`;

/** `owner`: who decides. */
export const jobJoins = (owner: RawBuilder<unknown>) => sql`
  left join project_type on project_type.id = project.project_type_id
  ${recruiterJoins('owner', owner)}`;

/** The days of the work: those of the character, else of the shoot. */
export const worksFrom = sql<
  string | null
>`coalesce(part.works_from, part.works_to, project.shoot_starts_on, project.shoot_ends_on)`;
export const worksTo = sql<
  string | null
>`coalesce(part.works_to, part.works_from, project.shoot_ends_on, project.shoot_starts_on)`;
