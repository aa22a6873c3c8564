import type { guardianRelations } from '@callboard/contract/people/profile-editor/payload';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { peopleWithContact } from '../person-summaries/index.ts';
import { usualFee } from '../talent-profiles/index.ts';
import { chosenFrom } from './chosen.queries.ts';

type Relation = (typeof guardianRelations)[number];

const languages = sql<{ language: number; level: number }[]>`(
  select coalesce(json_agg(json_build_object('language', link.language_id, 'level', link.level_id)
    order by level.position desc, language.position), '[]')
  from talent_language link
  join language on language.id = link.language_id
  join language_level level on level.id = link.level_id
  where link.talent_id = talent.account_id)`;

const socialLinks = sql<{ network: number; handle: string; followers: number | null }[]>`(
  select coalesce(json_agg(json_build_object('network', link.network_id, 'handle', link.handle,
    'followers', link.followers) order by network.position), '[]')
  from talent_social_link link join social_network network on network.id = link.network_id
  where link.talent_id = talent.account_id)`;

/** The profile as its owner edits it. */
export const findPayload = (db: Database, talentId: number) =>
  db
    .selectFrom('talent')
    .innerJoin(peopleWithContact('account'), 'account.id', 'talent.account_id')
    .leftJoin('guardian', 'guardian.talent_id', 'talent.account_id')
    .select([
      'account.id',
      'account.public_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.mobile',
      'account.whatsapp_updates',
      sql<boolean>`account.email_verified_at is not null`.as('is_email_verified'),
      sql<boolean>`account.mobile_verified_at is not null`.as('is_mobile_verified'),
    ])
    .select([
      'talent.residence_city_id',
      'talent.date_of_birth',
      'talent.gender_id',
      'talent.show_to_recruiters',
      'talent.is_managed',
      'talent.manager_name',
      'talent.manager_email',
      'talent.manager_mobile',
      'talent.manager_gets_mail',
      'talent.manager_gets_messages',
      'talent.headline',
      'talent.about',
      'talent.native_city_id',
      'talent.nationality_id',
      'talent.passport_valid_until',
      'talent.open_to_travel',
      usualFee.as('usual_fee'),
      'talent.updated_at',
      'guardian.name as guardian_name',
      sql<Relation | null>`guardian.relation`.as('guardian_relation'),
    ])
    .select([
      chosenFrom('talent_look', 'look').as('looks'),
      chosenFrom('talent_work_city', 'city').as('work_cities'),
      chosenFrom('talent_role', 'performer_role').as('roles'),
      chosenFrom('talent_project_type', 'project_type').as('project_types'),
      chosenFrom('talent_accent', 'accent').as('accents'),
      languages.as('languages'),
      socialLinks.as('social_links'),
    ])
    .where('talent.account_id', '=', talentId)
    .executeTakeFirst();

export type PayloadRow = NonNullable<Awaited<ReturnType<typeof findPayload>>>;
