import { type RawBuilder, sql } from 'kysely';
import { coverOf, people, talents } from '../../people/person-summaries/index.ts';
import { isUnlockedFor, isVisibleTo } from '../../people/talent-profiles/index.ts';

export interface TalentFaceRow {
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
}

/** The talent of a row as "account", "talent" and "city". Closed accounts are left out. */
export const faceJoins = (talentId: RawBuilder<unknown>) => sql`
  join ${people('account')} on account.id = ${talentId} and account.closed_at is null
  join ${talents('talent')} on talent.account_id = account.id
  left join city on city.id = talent.residence_city_id`;

/** What a TalentFaceRow has, as this recruiter reads it. Needs `faceJoins`. */
export const faceColumns = (readerId: RawBuilder<unknown>) => sql`
  account.id as talent_id, account.public_id, account.first_name, account.last_name, city.name as city,
  talent.playing_age_min, talent.playing_age_max,
  ${coverOf(
    sql.ref('account.id'),
    sql`json_build_object('card_key', cover.card_key, 'placeholder', cover.placeholder)`,
  )} as cover,
  ${isUnlockedFor(readerId)} as is_unlocked, ${isVisibleTo(readerId)} as is_visible`;
