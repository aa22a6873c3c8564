-- People are cast with more than one look.
create table talent_look (
  talent_id integer not null references talent on delete cascade,
  look_id integer not null references look,
  primary key (talent_id, look_id)
);
insert into talent_look (talent_id, look_id) select account_id, look_id from talent where look_id is not null;
alter table talent drop column look_id;

alter table talent
  add column other_achievements text check (length(other_achievements) <= 1000),
  add column prior_project text check (length(prior_project) <= 200);

-- What somebody is working on now.
create table ongoing_project (
  id integer generated always as identity primary key,
  talent_id integer not null references talent on delete cascade,
  name text not null check (length(name) between 1 and 160),
  position smallint not null default 0,
  created_at timestamptz not null default now()
);
create index ongoing_project_talent on ongoing_project (talent_id, position);

-- Made by the browser: adding the same work twice, because an answer was lost, adds it once.
alter table past_work add column client_id uuid;
create unique index past_work_client on past_work (talent_id, client_id);

-- A birthday begins where we are. Who has no birth date cannot be called an adult.
create function is_adult(born date) returns boolean language sql stable as $$
  select coalesce(born <= (now() at time zone 'Asia/Kolkata')::date - interval '18 years', false)
$$;

-- The guardian owns the account of somebody under 18 and is its contact.
create table guardian (
  talent_id integer primary key references talent on delete cascade,
  -- Both are needed before anything is published; they arrive one by one, as they are typed.
  name text check (length(name) between 1 and 120),
  relation text check (relation in ('mother', 'father', 'legal_guardian')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guardian_touch before update on guardian for each row execute function touch_updated_at();

-- What somebody agreed to, in which words, and when they took it back. It only grows.
create table consent_event (
  id bigint generated always as identity primary key,
  talent_id integer not null references account,
  topic text not null check (topic in ('nudity', 'love_making', 'shown_in_castings', 'guardian')),
  given boolean not null,
  wording text not null check (length(wording) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index consent_event_talent on consent_event (talent_id, topic, id desc);
create trigger consent_event_append_only before update or delete on consent_event
  for each row execute function refuse_change();

-- How each topic stands: the last word on it.
create view standing_consent as
  select distinct on (talent_id, topic) talent_id, topic, given, created_at as changed_at
  from consent_event
  order by talent_id, topic, id desc;

-- The last word, beside the profile, for reading and searching. Only consent_event changes it.
alter table talent
  add column is_open_to_nudity boolean not null default false,
  add column is_open_to_love_making boolean not null default false,
  add column is_shown_in_castings boolean not null default false;

create function refuse_comfort_of_minors() returns trigger language plpgsql as $$
declare born date;
begin
  select date_of_birth into born from talent where account_id = new.talent_id for share;
  if not is_adult(born) then
    raise exception 'Comfort with scenes is for adults only'
      using errcode = 'check_violation', constraint = 'consent_event_adults_only';
  end if;
  return new;
end $$;
create trigger consent_event_adults_only before insert on consent_event for each row
  when (new.given and new.topic in ('nudity', 'love_making')) execute function refuse_comfort_of_minors();

create function keep_last_word() returns trigger language plpgsql as $$
begin
  update talent set
    is_open_to_nudity = case new.topic when 'nudity' then new.given else is_open_to_nudity end,
    is_open_to_love_making = case new.topic when 'love_making' then new.given else is_open_to_love_making end,
    is_shown_in_castings = case new.topic when 'shown_in_castings' then new.given else is_shown_in_castings end,
    -- Without the guardian's consent the profile of somebody under 18 is taken down at once.
    completed_at = case when new.topic = 'guardian' and not new.given and not is_adult(date_of_birth)
      then null else completed_at end
  where account_id = new.talent_id;
  return new;
end $$;
create trigger consent_event_last_word after insert on consent_event
  for each row execute function keep_last_word();

create function refuse_unsaid_consent() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values
      ('nudity', new.is_open_to_nudity),
      ('love_making', new.is_open_to_love_making),
      ('shown_in_castings', new.is_shown_in_castings)) claim (topic, given)
    where claim.given and not exists (
      select from standing_consent standing
      where standing.talent_id = new.account_id and standing.topic = claim.topic and standing.given)
  ) then
    raise exception 'Nobody consented to this'
      using errcode = 'check_violation', constraint = 'talent_consent_said';
  end if;
  return new;
end $$;
create trigger talent_consent_said before insert or update on talent for each row
  when (new.is_open_to_nudity or new.is_open_to_love_making or new.is_shown_in_castings)
  execute function refuse_unsaid_consent();

-- The body of somebody under 18 is nobody's to measure.
create function refuse_measures_of_minors() returns trigger language plpgsql as $$
declare born date;
begin
  select date_of_birth into born from talent where account_id = new.talent_id for share;
  if born is not null and not is_adult(born) then
    raise exception 'Measures are for adults only'
      using errcode = 'check_violation', constraint = 'talent_body_adults_only';
  end if;
  return new;
end $$;
create trigger talent_body_adults_only before insert or update on talent_body for each row
  when (num_nonnulls(new.height_mm, new.weight_g, new.bust_or_chest_mm, new.waist_mm, new.hips_mm,
    new.body_type_id) > 0)
  execute function refuse_measures_of_minors();

create function refuse_minor_with_adult_fields() returns trigger language plpgsql as $$
begin
  if new.is_open_to_nudity or new.is_open_to_love_making or exists (
    select from talent_body
    where talent_id = new.account_id
      and num_nonnulls(height_mm, weight_g, bust_or_chest_mm, waist_mm, hips_mm, body_type_id) > 0
  ) then
    raise exception 'Somebody under 18 has no measures and no comfort flags'
      using errcode = 'check_violation', constraint = 'talent_minor_fields';
  end if;
  return new;
end $$;
create trigger talent_minor_fields before update of date_of_birth on talent for each row
  when (new.date_of_birth is not null and not is_adult(new.date_of_birth))
  execute function refuse_minor_with_adult_fields();

-- Nobody under 18 is published without a guardian who agrees.
create function refuse_minor_without_guardian() returns trigger language plpgsql as $$
begin
  if exists (
    select from talent
    where account_id = new.account_id and completed_at is not null and date_of_birth is not null
      and not is_adult(date_of_birth)
      and not (
        exists (select from guardian where talent_id = account_id and name is not null and relation is not null)
        and exists (
          select from standing_consent standing
          where standing.talent_id = account_id and standing.topic = 'guardian' and standing.given))
  ) then
    raise exception 'Somebody under 18 is published by a guardian who consents'
      using errcode = 'check_violation', constraint = 'talent_minor_guardian';
  end if;
  return null;
end $$;
create constraint trigger talent_minor_guardian after insert or update on talent
  deferrable initially deferred for each row
  when (new.completed_at is not null and new.date_of_birth is not null and not is_adult(new.date_of_birth))
  execute function refuse_minor_without_guardian();

-- Whom the public may see: published, not hidden, of age, in good standing. Every public list starts here.
create view public_talent as
  select talent.account_id, account.public_id
  from talent join account on account.id = talent.account_id
  where talent.completed_at is not null
    and talent.show_to_recruiters
    and is_adult(talent.date_of_birth)
    and account.frozen_at is null
    and account.closed_at is null;
