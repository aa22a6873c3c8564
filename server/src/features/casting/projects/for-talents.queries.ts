import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, portraitOf, recruiters, talents } from '../../people/person-summaries/index.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { disclosuresOf } from './project-fields.queries.ts';

interface Disclosed {
  readonly kind: string;
  readonly level: string;
  readonly note: string | null;
}

export interface ProjectForTalents {
  readonly project_id: number;
  readonly title: string;
  readonly project_type: string;
  readonly production_house: string | null;
  readonly director: string | null;
  readonly synopsis: string | null;
  readonly usage: string | null;
  readonly is_union: boolean | null;
  readonly fee_min_paise: number | null;
  readonly fee_max_paise: number | null;
  readonly fee_per: string | null;
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly auditions_start_on: string | null;
  readonly auditions_end_on: string | null;
  readonly cast_by: string | null;
  readonly status: string;
  readonly disclosures: readonly Disclosed[];
  readonly recruiter: TeamPersonRow;
}

/** The recruiter joined under this name, with the face they show. Needs their `recruiterJoins`. */
export const recruiterRow = (alias: string): RawBuilder<TeamPersonRow> => {
  const joined = { account: alias, talent: `${alias}_talent`, recruiter: `${alias}_recruiter` };
  return sql<TeamPersonRow>`json_build_object('user_id', ${sql.ref(`${alias}.id`)},
    'public_id', ${sql.ref(`${alias}.public_id`)}, 'name', ${fullName(alias)},
    'company', ${sql.ref(`${alias}_recruiter.company`)},
    'image_key', case when ${sql.ref(`${alias}.closed_at`)} is null
      then ${portraitOf(joined, sql<string>`portrait.card_key`)} end)`;
};

export const recruiterJoins = (alias: string, id: RawBuilder<unknown>) => sql`
  left join ${people(alias)} on ${sql.ref(`${alias}.id`)} = ${id}
  left join ${recruiters(`${alias}_recruiter`)} on ${sql.ref(`${alias}_recruiter.account_id`)} = ${sql.ref(`${alias}.id`)}
  left join ${talents(`${alias}_talent`)} on ${sql.ref(`${alias}_talent.account_id`)} = ${sql.ref(`${alias}.id`)}`;

/** What talents may read of a project it was shared with: nothing of what only its team knows. */
export const findProjectForTalents = async (db: Database, projectId: number) => {
  const { rows } = await sql<ProjectForTalents>`
    select project.id as project_id, project.title, project_type.name as project_type, project.production_house,
      project.director, project.synopsis, project.usage, project.is_union, project.fee_min_paise,
      project.fee_max_paise, project.fee_per, project.shoot_starts_on, project.shoot_ends_on,
      project.auditions_start_on, project.auditions_end_on, project.cast_by, project.status,
      ${recruiterRow('owner')} as recruiter, ${disclosuresOf('project', 'project.id')} as disclosures,
      array(select city.name from (
          select project.city_id, -1 as position
          union all select city_id, position from project_other_city where project_id = project.id) place
        join city on city.id = place.city_id order by place.position) as cities,
      array(select language.name from project_language spoken join language on language.id = spoken.language_id
        where spoken.project_id = project.id order by spoken.position, language.name) as languages
    from project
    join project_type on project_type.id = project.project_type_id
    ${recruiterJoins('owner', sql.ref('project.recruiter_id'))}
    where project.id = ${projectId}`.execute(db);
  return rows[0];
};

export interface CharacterForTalents {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly brief: string | null;
  readonly gender: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly weight: string;
  readonly fee_paise: number | null;
  readonly fee_per: string | null;
  readonly work_days: number | null;
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly disclosures: readonly Disclosed[];
}

/** The same for these characters of it. */
export const listCharactersForTalents = async (
  db: Database,
  projectId: number,
  characterIds: readonly number[],
) => {
  const { rows } = await sql<CharacterForTalents>`
    select part.id, part.name, part.status, part.brief, gender.name as gender, part.playing_age_min,
      part.playing_age_max, part.weight, part.fee_paise, part.fee_per, part.work_days, part.works_from,
      part.works_to, ${disclosuresOf('character', 'part.id')} as disclosures
    from project_character part
    left join gender on gender.id = part.gender_id
    where part.project_id = ${projectId} and part.id = any(${[...characterIds]})
    order by part.position, part.id`.execute(db);
  return rows;
};
