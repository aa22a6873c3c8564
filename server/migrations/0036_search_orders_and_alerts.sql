-- Recordings of a voice can be searched by, and found people sorted by when they came, playing age and height.
insert into facet_group (code, name) values (35, 'voice');

create or replace view talent_facet as
  select account_id as talent_id, 1000001 as facet from public_talent
  union all select account_id, 2000000 + gender_id from talent where gender_id is not null
  union all select account_id, 3000000 + residence_city_id from talent where residence_city_id is not null
  union all select talent_id, 3000000 + city_id from talent_work_city
  union all select account_id, 4000000 + residence_city_id from talent where residence_city_id is not null
  union all select talent_id, 5000000 + city_id from talent_work_city
  union all select account_id, 6000000 + city.country_id from talent join city on city.id = residence_city_id
  union all select account_id, 7000000 + native_city_id from talent where native_city_id is not null
  union all select account_id, 8000000 + nationality_id from talent where nationality_id is not null
  union all select account_id, 9000001 from talent where open_to_travel
  union all select account_id, 10000001 from talent
    where passport_valid_until >= (now() at time zone 'Asia/Kolkata')::date
  union all select talent_id, 11000000 + skin_tone_id from talent_body where skin_tone_id is not null
  union all select talent_id, 12000000 + hair_color_id from talent_body where hair_color_id is not null
  union all select talent_id, 13000000 + hair_type_id from talent_body where hair_type_id is not null
  union all select talent_id, 14000000 + eye_color_id from talent_body where eye_color_id is not null
  union all select talent_id, 15000000 + look_id from talent_look
  union all select talent_id, 16000000 + body_type_id from talent_body where body_type_id is not null
  union all select talent_id, 17000000 + accent_id from talent_accent
  union all select talent_id, 18000000 + language_id from talent_language
  union all select talent_id, 19000000 + language_id * 10 + level_id from talent_language
  union all select talent_id, 20000000 + acting_education_id from talent_training
  union all select account_id, 21000000 + education_level_id from talent where education_level_id is not null
  union all select talent_id, 22000000 + hobby_id from talent_hobby
  union all select talent_id, 23000000 + skill_id from talent_skill
  union all select talent_id, 24000000 + project_type_id from talent_project_type
  union all select talent_id, 25000000 + project_type_id from past_work where project_type_id is not null
  union all select talent_id, 26000000 + achievement_id from talent_achievement
  union all select talent_id, 27000000 + role_id from talent_role
  union all select talent_id, 28000000 + network_id from talent_social_link
  union all select account_id, 29000001 from talent where is_open_to_nudity
  union all select account_id, 30000001 from talent where is_open_to_love_making
  union all select talent_id, 31000001 from gallery_item join media_asset on media_asset.id = asset_id
    where media_asset.kind = 'video' and media_asset.state = 'ready'
  union all select talent_id, 32000001 from id_proof where status = 'verified'
  union all select talent_id, 35000001 from gallery_item join media_asset on media_asset.id = asset_id
    where media_asset.kind = 'audio' and media_asset.state = 'ready'
  union all select account_id, 34000001 from talent where not is_found_by_days
  -- One number each: the bitmaps hold who reaches it. Whole centimetres and kilograms are what people say.
  union all select account_id, 40000000 + theatre_years from talent where theatre_years is not null
  union all select account_id, 41000000 + playing_age_min from talent where playing_age_min is not null
  union all select account_id, 42000000 + playing_age_max from talent where playing_age_max is not null
  union all select talent_id, 43000000 + round(height_mm / 10.0)::integer from talent_body where height_mm is not null
  union all select talent_id, 44000000 + round(weight_g / 1000.0)::integer from talent_body where weight_g is not null
  union all select talent_id, 45000000 + round(bust_or_chest_mm / 10.0)::integer from talent_body
    where bust_or_chest_mm is not null
  union all select talent_id, 46000000 + round(waist_mm / 10.0)::integer from talent_body where waist_mm is not null
  union all select talent_id, 47000000 + round(hips_mm / 10.0)::integer from talent_body where hips_mm is not null
  -- A year ahead is as far as anybody asks.
  union all select account_id, 50000000 + (day::date - date '2020-01-01')
    from unavailable_dates, generate_series(
      greatest(lower(days), (now() at time zone 'Asia/Kolkata')::date),
      least(upper(days) - 1, (now() at time zone 'Asia/Kolkata')::date + 366), interval '1 day') day;

alter table talent_search
  add column youngest integer not null default 1000,
  add column oldest integer not null default -1,
  add column tallest integer not null default -1,
  add column shortest integer not null default 1000;

create or replace view talent_search_source as
  select talent.account_id as talent_id,
    (least(media.photos, 10) * 8 + case when media.videos > 0 then 80 else 0 end
      + least(works.many, 4) * 10 + case when verified.yes then 60 else 0 end
      + case when length(talent.about) >= 80 then 40 else 0 end
      + least(skills.many, 10) * 4
      + 10 * (extract(epoch from coalesce(account.last_active_at, account.created_at)
          - timestamptz '2020-01-01 00:00Z') / 604800))::integer as score,
    -- To the millisecond, which is what the applier can carry.
    date_trunc('milliseconds', coalesce(account.last_active_at, account.created_at)) as last_active_at,
    lower(account.first_name || ' ' || account.last_name) collate "C" as name_key,
    date_trunc('milliseconds', coalesce(talent.completed_at, talent.created_at)) as listed_at,
    account.first_name, account.last_name,
    -- Who has said nothing comes last either way.
    coalesce(talent.playing_age_min, talent.playing_age_max, 1000)::integer as youngest,
    coalesce(talent.playing_age_max, talent.playing_age_min, -1)::integer as oldest,
    coalesce(round(body.height_mm / 10.0), -1)::integer as tallest,
    coalesce(round(body.height_mm / 10.0), 1000)::integer as shortest
  from talent
  join account on account.id = talent.account_id
  left join talent_body body on body.talent_id = talent.account_id
  cross join lateral (
    select count(*) filter (where media_asset.kind = 'photo') as photos,
      count(*) filter (where media_asset.kind = 'video') as videos
    from gallery_item join media_asset on media_asset.id = gallery_item.asset_id
    where gallery_item.talent_id = talent.account_id and media_asset.state = 'ready') media
  cross join lateral (select count(*) as many from past_work where talent_id = talent.account_id) works
  cross join lateral (select count(*) as many from talent_skill where talent_id = talent.account_id) skills
  cross join lateral (select exists (
    select from id_proof where talent_id = talent.account_id and status = 'verified') as yes) verified;

update talent_search set youngest = source.youngest, oldest = source.oldest, tallest = source.tallest,
  shortest = source.shortest, listed_at = source.listed_at
from talent_search_source source where source.talent_id = talent_search.talent_id;

-- Long lists of past work had put the oldest first for whoever searches without filters: beyond four titles
-- they no longer count. So everybody is looked at anew, also for the voice; callboard search-rebuild is quicker.
insert into search_change (talent_id) select account_id from talent;

-- One of the keys is set, by the sort. The applier sets the marks of the new orders.
alter table search_cut
  add column listed_at timestamptz,
  add column number integer,
  drop constraint search_cut_one_mark,
  add constraint search_cut_one_mark check (num_nonnulls(score, last_active_at, name_key, listed_at, number) = 1),
  drop constraint search_cut_sort_check,
  add constraint search_cut_sort_check check (sort in
    ('match', 'newest', 'active', 'youngest', 'oldest', 'tallest', 'shortest', 'name'));

alter table saved_search
  drop constraint saved_search_sort_check,
  add constraint saved_search_sort_check check (sort in
    ('match', 'newest', 'active', 'youngest', 'oldest', 'tallest', 'shortest', 'name')),
  -- How often the recruiter hears of new matches, and what they have heard of.
  add column alert text not null default 'none' check (alert in ('none', 'daily', 'weekly')),
  add column alerted_at timestamptz not null default now();
create index saved_search_alerted on saved_search (alert, alerted_at) where alert <> 'none';

alter table search_link
  drop constraint search_link_sort_check,
  add constraint search_link_sort_check check (sort in
    ('match', 'newest', 'active', 'youngest', 'oldest', 'tallest', 'shortest', 'name'));
