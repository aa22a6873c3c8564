import { daysInLists } from '@callboard/contract/people/day-states';
import type { UsualFee } from '@callboard/contract/people/usual-fee';
import type pg from 'pg';
import { type BusyDays, lastOfDays } from '../../../people/availability/index.ts';

export interface GuestCardRow {
  readonly talent_no: number;
  readonly user_id: number;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly listed_at: string;
  readonly cover: {
    readonly card_key: string;
    readonly placeholder: string | null;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly skill_ids: readonly number[];
  readonly residence_city_id: number | null;
  readonly native_city_id: number | null;
  readonly work_city_ids: readonly number[];
  readonly open_to_travel: boolean;
  /** The names of those that are not in memory, because people added them. */
  readonly added_skills: readonly { readonly id: number; readonly name: string }[];
}

/** Additional fields for recruiters. */
export interface CardRow extends GuestCardRow {
  readonly last_active_at: string;
  /** Pairs of language and level. */
  readonly languages: readonly (readonly [number, number])[];
  readonly height_mm: number | null;
  readonly is_verified: boolean;
  readonly has_video: boolean;
  readonly has_voice: boolean;
  readonly usual_fee: UsualFee | null;
  readonly is_unlocked: boolean;
  readonly is_shortlisted: boolean;
  readonly seen_at: string | null;
  readonly is_not_for: boolean;
  readonly has_note: boolean;
  readonly is_available: boolean;
  /** In the days that a card shows. */
  readonly busy_days: readonly BusyDays[];
}

const guestColumns = `wanted.place, wanted.talent_no, account.id as user_id, account.public_id, account.first_name,
    account.last_name, city.name as city, talent.playing_age_min, talent.playing_age_max, person.listed_at,
    (select json_build_object('card_key', media_asset.card_key, 'placeholder', media_asset.placeholder,
        'width', media_asset.width, 'height', media_asset.height)
      from gallery_item join media_asset on media_asset.id = gallery_item.asset_id
      where gallery_item.talent_id = account.id and gallery_item.is_cover
        and media_asset.kind = 'photo' and media_asset.card_key is not null) as cover,
    array(select skill_id from talent_skill where talent_skill.talent_id = account.id) as skill_ids,
    talent.residence_city_id, talent.native_city_id, talent.open_to_travel,
    array(select city_id from talent_work_city worked where worked.talent_id = account.id) as work_city_ids,
    array(select json_build_object('id', skill.id, 'name', skill.name)
      from talent_skill join skill on skill.id = talent_skill.skill_id
      where talent_skill.talent_id = account.id and talent_skill.skill_id >= 500000
      order by skill.id) as added_skills`;

const recruiterColumns = `person.last_active_at,
    array(select array[language_id, level_id] from talent_language spoken
      where spoken.talent_id = account.id) as languages,
    (select height_mm from talent_body where talent_body.talent_id = account.id) as height_mm,
    person.facets @> array[32000001] as is_verified,
    person.facets @> array[31000001] as has_video,
    person.facets @> array[35000001] as has_voice,
    case when talent.fee_rupees is not null then json_build_object('rupees', talent.fee_rupees,
      'per', talent.fee_per, 'note', talent.fee_note) end as usual_fee,
    exists (select from readable_unlock unlock
      where unlock.talent_id = account.id and unlock.account_id = $2) as is_unlocked,
    exists (select from character_shortlist listed
      where listed.talent_id = account.id and listed.character_id = $3) as is_shortlisted,
    (select max(last_at) from profile_view viewed
      where viewed.talent_id = account.id and viewed.recruiter_id = $2) as seen_at,
    exists (select from character_not_for mark
      where mark.talent_id = account.id and mark.character_id = $3) as is_not_for,
    exists (select from talent_note own
      where own.talent_id = account.id and own.recruiter_id = $2 and own.note is not null) as has_note,
    not exists (select from unavailable_dates
      where unavailable_dates.account_id = account.id and days && daterange($4::date, $5::date, '[]')) as is_available,
    array(select json_build_object('start_date', lower(days), 'end_date', upper(days) - 1, 'is_booking', is_booking)
      from unavailable_dates busy
      where busy.account_id = account.id and days && daterange($6::date, $7::date, '[]')) as busy_days`;

/**
 * Reads current data, so talents hidden, frozen or closed since the last update of the bitmaps are left
 * out. Names of skills and languages come from memory, because joining them took most of the time.
 */
const statement = (columns: string) => `
select coalesce(json_agg(card order by card.place), '[]') as cards from (
  select ${columns}
  from unnest($1::integer[]) with ordinality as wanted (talent_no, place)
  join talent_search person using (talent_no)
  join public_talent on public_talent.account_id = person.talent_id
  join account on account.id = person.talent_id
  join talent on talent.account_id = person.talent_id
  left join city on city.id = talent.residence_city_id) card`;

const statements = {
  guest: statement(guestColumns),
  recruiter: statement(`${guestColumns}, ${recruiterColumns}`),
};

export interface CardOptions {
  readonly recruiterId: number;
  readonly characterId: number | null;
  /** The dates they should be available. */
  readonly days: readonly [string, string];
  readonly today: string;
}

export async function readGuestCards(
  pool: pg.Pool,
  people: readonly number[],
): Promise<readonly GuestCardRow[]> {
  if (people.length === 0) return [];
  const { rows } = await pool.query<{ cards: GuestCardRow[] }>({
    name: 'search_guest_cards',
    text: statements.guest,
    values: [people],
  });
  return rows[0]?.cards ?? [];
}

export async function readCards(
  pool: pg.Pool,
  people: readonly number[],
  { recruiterId, characterId, days, today }: CardOptions,
): Promise<readonly CardRow[]> {
  if (people.length === 0) return [];
  const { rows } = await pool.query<{ cards: CardRow[] }>({
    name: 'search_cards',
    text: statements.recruiter,
    values: [people, recruiterId, characterId, ...days, today, lastOfDays(today, daysInLists)],
  });
  return rows[0]?.cards ?? [];
}
