import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people, pictures, portraitOf, recruiters, talents } from '../../../people/person-summaries/index.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface DisclosureRow {
  readonly kind: string;
  readonly level: string;
  readonly note: string | null;
}

interface PictureRow {
  readonly id: number;
  readonly asset_id: number;
  readonly caption: string | null;
  readonly key: string | null;
  readonly placeholder: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

interface FaceRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly card_key: string | null;
}

const all = <Row>(rows: RawBuilder<unknown>): RawBuilder<Row[]> =>
  sql<Row[]>`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`;

const looks = all<Named>(sql`
  select look.id, look.name from character_look wanted join look on look.id = wanted.look_id
  where wanted.character_id = project_character.id order by look.id`);

const skills = all<Named>(sql`
  select skill.id, skill.name from character_skill wanted join skill on skill.id = wanted.skill_id
  where wanted.character_id = project_character.id order by skill.id`);

const languages = all<Named & { readonly level_id: number; readonly level: string }>(sql`
  select language.id, language.name, level.id as level_id, level.name as level
  from character_language wanted
  join language on language.id = wanted.language_id
  join language_level level on level.id = wanted.level_id
  where wanted.character_id = project_character.id order by language.id`);

const disclosures = all<DisclosureRow>(sql`
  select kind, level, note from character_disclosure where character_id = project_character.id order by kind`);

const referencePictures = all<PictureRow>(sql`
  select shown.id, asset.id as asset_id, shown.caption, coalesce(asset.page_key, asset.card_key) as key,
    asset.placeholder, asset.width, asset.height
  from character_picture shown join ${pictures('asset')} on asset.id = shown.asset_id
  where shown.character_id = project_character.id order by shown.position, shown.id`);

const portrait = portraitOf(
  { account: 'account', talent: 'talent', recruiter: 'recruiter' },
  sql`portrait.card_key`,
);
const faces = all<FaceRow>(sql`
  select account.first_name, account.last_name, ${portrait} as card_key
  from character_candidate candidate
  join ${people('account')} on account.id = candidate.talent_id and account.closed_at is null
  left join ${talents('talent')} on talent.account_id = account.id
  left join ${recruiters('recruiter')} on recruiter.account_id = account.id
  where candidate.character_id = project_character.id
  order by candidate.rank, candidate.since, candidate.talent_id limit 4`);

export type Wanted = { readonly projectId: number } | { readonly characterIds: readonly number[] };

/** Characters with everything about them, in one statement for any number, in their order. */
export const listDetails = (db: Database, wanted: Wanted, readerId: number) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .leftJoin('gender', 'gender.id', 'project_character.gender_id')
    .leftJoin(recruiters('reader'), (join) => join.on('reader.account_id', '=', readerId))
    .selectAll('project_character')
    .select([
      'project.title as project_title',
      'project.revision',
      sql<number[]>`array(select project.city_id where project.city_id is not null
        union select city_id from project_other_city where project_id = project.id order by 1)`.as(
        'city_ids',
      ),
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'gender.name as gender_name',
      // Only they may search by dates.
      sql<boolean>`reader.verified_at is not null`.as('may_ask_for_days'),
      looks.as('looks'),
      skills.as('skills'),
      languages.as('languages'),
      disclosures.as('disclosures'),
      referencePictures.as('pictures'),
      faces.as('faces'),
    ])
    .$if('projectId' in wanted, (query) =>
      query.where('project_character.project_id', '=', 'projectId' in wanted ? wanted.projectId : 0),
    )
    .$if('characterIds' in wanted, (query) =>
      query.where(
        'project_character.id',
        '=',
        sql<number>`any(${'characterIds' in wanted ? [...wanted.characterIds] : []}::int[])`,
      ),
    )
    .orderBy('project_character.project_id')
    .orderBy('project_character.position')
    .orderBy('project_character.id')
    .execute();
export type DetailRow = Awaited<ReturnType<typeof listDetails>>[number];

/** As guests read it. `is_listed`: its project is public and open. */
export const findPublic = (db: Database, characterId: number) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .innerJoin(people('owner'), 'owner.id', 'project.recruiter_id')
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .leftJoin('gender', 'gender.id', 'project_character.gender_id')
    .leftJoin('city', 'city.id', 'project.city_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.brief',
      'project_character.status',
      'gender.name as gender',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project.title as project_title',
      'project_type.name as project_type',
      'city.name as city',
      languages.as('languages'),
      skills.as('skills'),
      disclosures.as('disclosures'),
      sql<
        string[]
      >`array(select other.name from project_other_city place join city other on other.id = place.city_id
        where place.project_id = project.id order by place.position)`.as('other_cities'),
      sql<boolean>`(project.is_public and project.status = 'open'
        and owner.closed_at is null and owner.frozen_at is null)`.as('is_listed'),
    ])
    .where('project_character.id', '=', characterId)
    .where('project_character.status', '!=', 'dropped')
    .executeTakeFirst();
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublic>>>;
