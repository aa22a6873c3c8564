-- What a talent usually asks for. Recruiters see it and search by it.
alter table talent
  add column fee_rupees integer check (fee_rupees between 0 and 10000000),
  add column fee_per text check (fee_per in ('day', 'project', 'hour')),
  add column fee_note text check (length(fee_note) between 1 and 120),
  add constraint talent_fee_whole check ((fee_rupees is null) = (fee_per is null)),
  add constraint talent_fee_noted check (fee_note is null or fee_rupees is not null);

-- The first step that covers a fee; the contract has the same ladder.
create function fee_step(rupees integer) returns integer language sql immutable as $$
  select case
    when rupees <= 1000 then ceil(rupees / 50.0)
    when rupees <= 100000 then 20 + ceil((rupees - 1000) / 500.0)
    when rupees <= 1000000 then 218 + ceil((rupees - 100000) / 5000.0)
    else 398 + ceil((rupees - 1000000) / 50000.0)
  end::integer
$$;

insert into facet_group (code, name) values (48, 'fee_day_from'), (49, 'fee_project_from'), (51, 'fee_hour_from');

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
  union all select account_id, 48000000 + fee_step(fee_rupees) from talent where fee_per = 'day'
  union all select account_id, 49000000 + fee_step(fee_rupees) from talent where fee_per = 'project'
  union all select account_id, 51000000 + fee_step(fee_rupees) from talent where fee_per = 'hour'
  -- A year ahead is as far as anybody asks.
  union all select account_id, 50000000 + (day::date - date '2020-01-01')
    from unavailable_dates, generate_series(
      greatest(lower(days), (now() at time zone 'Asia/Kolkata')::date),
      least(upper(days) - 1, (now() at time zone 'Asia/Kolkata')::date + 366), interval '1 day') day;
