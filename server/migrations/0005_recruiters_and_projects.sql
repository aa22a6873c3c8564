create table recruiter (
  account_id integer primary key,
  account_kind text not null default 'recruiter' check (account_kind = 'recruiter'),
  company text not null check (length(company) between 1 and 160),
  job_title text check (length(job_title) <= 120),
  bio text check (length(bio) <= 3000),
  city_id integer references city,
  website text check (website ~ '^https?://' and length(website) <= 300),
  icon_asset_id integer references media_asset on delete set null,
  cover_asset_id integer references media_asset on delete set null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (account_id, account_kind) references account (id, kind) on delete cascade
);
create trigger recruiter_touch before update on recruiter for each row execute function touch_updated_at();

create table project (
  id integer generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(),
  recruiter_id integer not null references recruiter on delete cascade,
  title text not null check (length(title) between 1 and 160),
  project_type_id integer not null references project_type,
  synopsis text check (length(synopsis) <= 4000),
  city_id integer references city,
  language_id integer references language,
  shoot_starts_on date,
  shoot_ends_on date,
  status text not null default 'draft' check (status in ('draft', 'open', 'paused', 'closed')),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint project_dates check (shoot_starts_on <= shoot_ends_on),
  constraint project_closed check ((status = 'closed') = (closed_at is not null))
);
create index project_recruiter on project (recruiter_id, status);
create trigger project_touch before update on project for each row execute function touch_updated_at();

create table project_character (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  name text not null check (length(name) between 1 and 120),
  brief text check (length(brief) <= 3000),
  gender_id integer references gender,
  playing_age_min smallint check (playing_age_min between 0 and 100),
  playing_age_max smallint check (playing_age_max between 0 and 100),
  height_min_mm smallint check (height_min_mm between 300 and 2750),
  height_max_mm smallint check (height_max_mm between 300 and 2750),
  look_id integer references look,
  status text not null default 'casting' check (status in ('casting', 'cast', 'dropped')),
  cast_talent_id integer references talent on delete set null,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint project_character_age_order check (playing_age_min <= playing_age_max),
  constraint project_character_height_order check (height_min_mm <= height_max_mm),
  constraint project_character_cast check (cast_talent_id is null or status = 'cast')
);
create index project_character_project on project_character (project_id, position);
create index project_character_cast_talent on project_character (cast_talent_id);
create trigger project_character_touch before update on project_character for each row execute function touch_updated_at();

create table character_language (
  character_id integer not null references project_character on delete cascade,
  language_id integer not null references language,
  level_id integer not null references language_level,
  primary key (character_id, language_id)
);
create table character_skill (
  character_id integer not null references project_character on delete cascade,
  skill_id integer not null references skill,
  primary key (character_id, skill_id)
);
