import { guestGalleryLimit } from '@callboard/contract/people/talent-profiles/profile';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, publicTalents, talents } from '../person-summaries/index.ts';

interface PhotoRow {
  readonly key: string;
  readonly card_key: string | null;
  readonly full_key: string | null;
  readonly placeholder: string | null;
  readonly width: number;
  readonly height: number;
}

interface ReelRow {
  readonly caption: string | null;
  readonly poster_key: string | null;
  readonly file_key: string;
  readonly duration_ms: number | null;
}

/** What a recruiter may show a client of a talent: what guests read, and what the recruiter chose besides. */
export interface ClientFaceRow {
  readonly talent_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly city: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_mm: number | null;
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly past_work: readonly string[];
  readonly photos: readonly PhotoRow[];
  readonly reels: readonly ReelRow[];
}

const reelsOfClient = 3;
const titlesOfClient = 3;

/** Of the gallery as guests see it, so a photo beyond it is left out. */
const photos = sql`coalesce((
  select json_agg(json_build_object('key', coalesce(shown.page_key, shown.full_key),
    'card_key', shown.card_key, 'full_key', shown.full_key,
    'placeholder', shown.placeholder, 'width', shown.width, 'height', shown.height) order by shown.place)
  from (
    select asset.kind, asset.card_key, asset.page_key, asset.full_key, asset.placeholder, asset.width, asset.height,
      row_number() over (order by item.is_cover desc, item.position) as place
    from gallery_item item join media_asset asset on asset.id = item.asset_id
    where item.talent_id = account.id and asset.state = 'ready'
      and coalesce(asset.page_key, asset.full_key, asset.file_key) is not null
    order by place limit ${guestGalleryLimit}) shown
  where shown.kind = 'photo' and shown.width is not null and shown.height is not null), '[]')`;

const reels = sql`coalesce((
  select json_agg(json_build_object('caption', shown.caption, 'poster_key', shown.card_key,
    'file_key', shown.file_key, 'duration_ms', shown.duration_ms) order by shown.position)
  from (
    select item.caption, item.position, asset.card_key, asset.file_key, asset.duration_ms
    from gallery_item item join media_asset asset on asset.id = item.asset_id
    where item.talent_id = account.id and asset.state = 'ready' and asset.kind = 'video'
      and asset.file_key is not null
    order by item.position limit ${reelsOfClient}) shown), '[]')`;

const languages = sql`array(
  select language.name from talent_language spoken
  join language on language.id = spoken.language_id
  join language_level level on level.id = spoken.level_id
  where spoken.talent_id = account.id order by level.position desc, language.position)`;

const skills = sql`array(
  select skill.name from talent_skill link join skill on skill.id = link.skill_id
  where link.talent_id = account.id order by skill.position)`;

const pastWork = sql`array(
  select work.title from past_work work where work.talent_id = account.id
  order by work.year desc nulls last, work.id desc limit ${titlesOfClient})`;

/** In one statement. Who the public may not see is left out, whoever shortlisted them. */
export const listClientFaces = async (
  db: Database,
  talentIds: readonly number[],
): Promise<ClientFaceRow[]> => {
  const { rows } = await sql<ClientFaceRow>`
    select account.id as talent_id, account.first_name, account.last_name, city.name as city,
      talent.playing_age_min, talent.playing_age_max,
      (select height_mm from talent_body body where body.talent_id = account.id) as height_mm,
      ${languages} as languages, ${skills} as skills, ${pastWork} as past_work,
      ${photos} as photos, ${reels} as reels
    from ${publicTalents('shown')}
    join ${people('account')} on account.id = shown.account_id
    join ${talents('talent')} on talent.account_id = account.id
    left join city on city.id = talent.residence_city_id
    where account.id = any(${[...talentIds]}::int[])`.execute(db);
  return rows;
};
