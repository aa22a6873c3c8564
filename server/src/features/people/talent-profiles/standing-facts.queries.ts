import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { readableUnlocks } from '../../casting/connections/index.ts';
import { coverOf, people, talents } from '../person-summaries/index.ts';
import { usualFee } from './profile.queries.ts';
import { isVisibleTo } from './visibility.queries.ts';

/** What decides about people who stand side by side. */
export interface StandingFactsRow {
  readonly talent_id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly cover: { readonly card_key: string; readonly placeholder: string | null } | null;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly is_unlocked: boolean;
  readonly is_visible: boolean;
  /** False where the age is unknown. */
  readonly is_adult: boolean;
  readonly height_mm: number | null;
  readonly bust_or_chest_mm: number | null;
  readonly waist_mm: number | null;
  readonly hips_mm: number | null;
  /** Best spoken first. */
  readonly languages: readonly string[];
  readonly usual_fee: UsualFee | null;
}

const cover = coverOf(
  sql.ref('account.id'),
  sql`json_build_object('card_key', cover.card_key, 'placeholder', cover.placeholder)`,
);

const languages = sql`array(
  select language.name from talent_language spoken
  join language on language.id = spoken.language_id
  join language_level level on level.id = spoken.level_id
  where spoken.talent_id = account.id order by level.position desc, language.position)`;

/** Of those whose account is open, as this recruiter reads them. In one statement for any number of people. */
export const listStandingFacts = async (
  db: Database,
  talentIds: readonly number[],
  readerId: number,
): Promise<StandingFactsRow[]> => {
  const { rows } = await sql<StandingFactsRow>`
    select account.id as talent_id, account.public_id, account.first_name, account.last_name, ${cover} as cover,
      city.name as city, talent.playing_age_min, talent.playing_age_max,
      exists (select from ${readableUnlocks('readable')} where readable.talent_id = account.id
        and readable.account_id = ${readerId}) as is_unlocked,
      ${isVisibleTo(sql`${readerId}`)} as is_visible,
      coalesce(talent.date_of_birth <= (now() at time zone 'Asia/Kolkata')::date - interval '18 years', false)
        as is_adult,
      body.height_mm, body.bust_or_chest_mm, body.waist_mm, body.hips_mm,
      ${languages} as languages, ${usualFee} as usual_fee
    from ${people('account')}
    join ${talents('talent')} on talent.account_id = account.id
    left join talent_body body on body.talent_id = account.id
    left join city on city.id = talent.residence_city_id
    where account.id = any(${[...talentIds]}::int[]) and account.closed_at is null`.execute(db);
  return rows;
};
