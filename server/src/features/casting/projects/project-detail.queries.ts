import type { Disclosure } from '@callboard/contract/casting/project-fields';
import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import {
  fullName,
  people,
  pictures,
  portraitOf,
  recruiters,
  talents,
} from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { disclosuresOf } from './project-fields.queries.ts';

interface Item {
  readonly id: number;
  readonly name: string;
}

export interface PosterRow {
  readonly key: string;
  readonly placeholder: string | null;
  readonly width: number;
  readonly height: number;
}

/** Of the row joined as "project". */
export const posterOf = sql<PosterRow | null>`(
  select json_build_object('key', coalesce(poster.page_key, poster.card_key), 'placeholder', poster.placeholder,
    'width', poster.width, 'height', poster.height)
  from ${pictures('poster')} where poster.id = project.poster_asset_id
    and poster.kind = 'photo' and coalesce(poster.page_key, poster.card_key) is not null)`;

const city = sql`json_build_object('id', city.id, 'name', city.name)`;
/** The first is where the project is based. */
export const citiesOf = sql<Item[]>`(
  select coalesce(json_agg(${city} order by place.position), '[]') from (
    select project.city_id, -1 as position where project.city_id is not null
    union all
    select city_id, position from project_other_city where project_id = project.id) place
  join city on city.id = place.city_id)`;

export const languagesOf = sql<Item[]>`(
  select coalesce(json_agg(json_build_object('id', language.id, 'name', language.name)
    order by spoken.position, language.id), '[]')
  from project_language spoken join language on language.id = spoken.language_id
  where spoken.project_id = project.id)`;

/** How many of the owner's credits this person spent on the project. */
const unlocksMade = sql<number>`(
  select count(*)::int from unlock
  join project_character meant on meant.id = unlock.character_id
  where meant.project_id = project.id and unlock.recruiter_id = project.recruiter_id
    and unlock.made_by = person.account_id)`;

const ownerPortrait = portraitOf(
  { account: 'owner', talent: 'owner_talent', recruiter: 'owner_recruiter' },
  sql<string>`portrait.card_key`,
);

/** Undefined when this person is not on the project. */
export const findDetail = (db: Database, projectId: number, accountId: number) =>
  db
    .selectFrom('project')
    .innerJoin(projectPeople('person'), 'person.project_id', 'project.id')
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .innerJoin(people('owner'), 'owner.id', 'project.recruiter_id')
    .innerJoin(recruiters('owner_recruiter'), 'owner_recruiter.account_id', 'owner.id')
    .leftJoin(talents('owner_talent'), 'owner_talent.account_id', 'owner.id')
    .selectAll('project')
    .select([
      sql<ProjectRole>`person.role`.as('role'),
      sql<number | null>`person.unlock_limit - ${unlocksMade}`.as('unlocks_left'),
      'project_type.name as project_type',
      'owner.id as owner_id',
      'owner.public_id as owner_public_id',
      fullName('owner').as('owner_name'),
      'owner_recruiter.company as owner_company',
      ownerPortrait.as('owner_key'),
      citiesOf.as('cities'),
      languagesOf.as('languages'),
      disclosuresOf('project', 'project.id').$castTo<Disclosure[]>().as('disclosures'),
      posterOf.as('poster'),
    ])
    .where('project.id', '=', projectId)
    .where('person.account_id', '=', accountId)
    .executeTakeFirst();
export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;
