-- Places where Callboard shows talents to everybody: the landing pages and the sign-in dialog. Who is there has
-- agreed to it, and somebody of ours has looked at the profile with the very cover that is shown.

alter table consent_event
  drop constraint consent_event_topic_check,
  add constraint consent_event_topic_check
    check (topic in ('nudity', 'love_making', 'shown_in_castings', 'guardian', 'showcase'));

alter table talent add column agrees_to_showcase boolean not null default false;

drop trigger consent_event_adults_only on consent_event;
create trigger consent_event_adults_only before insert on consent_event for each row
  when (new.given and new.topic in ('nudity', 'love_making', 'showcase'))
  execute function refuse_comfort_of_minors();

create or replace function refuse_comfort_of_minors() returns trigger language plpgsql as $$
declare born date;
begin
  select date_of_birth into born from talent where account_id = new.talent_id for share;
  if not is_adult(born) then
    raise exception 'This consent is for adults only'
      using errcode = 'check_violation', constraint = 'consent_event_adults_only';
  end if;
  return new;
end $$;

create or replace function keep_last_word() returns trigger language plpgsql as $$
begin
  update talent set
    is_open_to_nudity = case new.topic when 'nudity' then new.given else is_open_to_nudity end,
    is_open_to_love_making = case new.topic when 'love_making' then new.given else is_open_to_love_making end,
    is_shown_in_castings = case new.topic when 'shown_in_castings' then new.given else is_shown_in_castings end,
    agrees_to_showcase = case new.topic when 'showcase' then new.given else agrees_to_showcase end,
    -- Without the guardian's consent the profile of somebody under 18 is taken down at once.
    completed_at = case when new.topic = 'guardian' and not new.given and not is_adult(date_of_birth)
      then null else completed_at end
  where account_id = new.talent_id;
  return new;
end $$;

create or replace function refuse_unsaid_consent() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values
      ('nudity', new.is_open_to_nudity),
      ('love_making', new.is_open_to_love_making),
      ('shown_in_castings', new.is_shown_in_castings),
      ('showcase', new.agrees_to_showcase)) claim (topic, given)
    where claim.given and not exists (
      select from standing_consent standing
      where standing.talent_id = new.account_id and standing.topic = claim.topic and standing.given)
  ) then
    raise exception 'Nobody consented to this'
      using errcode = 'check_violation', constraint = 'talent_consent_said';
  end if;
  return new;
end $$;
drop trigger talent_consent_said on talent;
create trigger talent_consent_said before insert or update on talent for each row
  when (new.is_open_to_nudity or new.is_open_to_love_making or new.is_shown_in_castings or new.agrees_to_showcase)
  execute function refuse_unsaid_consent();

-- Every look at a profile: that it was found fit to be shown to everybody, or that it no longer is.
create table profile_check (
  id bigint generated always as identity primary key,
  talent_id integer not null references account,
  passed boolean not null,
  -- The picture that was looked at. Another one needs another look.
  cover_asset_id integer,
  -- An admin is no account. Empty when it was decided at the server itself.
  decided_by integer,
  decided_at timestamptz not null default now(),
  constraint profile_check_cover check (not passed or cover_asset_id is not null)
);
create index profile_check_talent on profile_check (talent_id, id desc);
create trigger profile_check_append_only before update or delete on profile_check
  for each row execute function refuse_change();

-- Whom showcase places may show, and with which picture.
create view showcase_talent as
  select public_talent.account_id, public_talent.public_id, item.asset_id
  from public_talent
  join talent on talent.account_id = public_talent.account_id and talent.agrees_to_showcase
  join gallery_item item on item.talent_id = public_talent.account_id and item.is_cover
  join media_asset asset on asset.id = item.asset_id
    and asset.kind = 'photo' and asset.state = 'ready' and asset.card_key is not null and asset.width >= 640
  cross join lateral (
    select passed, cover_asset_id from profile_check
    where profile_check.talent_id = public_talent.account_id
    order by profile_check.id desc limit 1
  ) last_check
  where last_check.passed and last_check.cover_asset_id = item.asset_id;
