create table talent (
  account_id integer primary key,
  account_kind text not null default 'talent' check (account_kind = 'talent'),
  headline text check (length(headline) <= 120),
  about text check (length(about) <= 3000),
  date_of_birth date check (date_of_birth > date '1900-01-01'),
  gender_id integer references gender,
  residence_city_id integer references city,
  native_city_id integer references city,
  nationality_id integer references nationality,
  look_id integer references look,
  education_level_id integer references education_level,
  passport_valid_until date,
  open_to_travel boolean not null default false,
  theatre_years smallint check (theatre_years between 0 and 80),
  playing_age_min smallint check (playing_age_min between 0 and 100),
  playing_age_max smallint check (playing_age_max between 0 and 100),
  whatsapp_updates boolean not null default false,
  show_to_recruiters boolean not null default true,
  manager_name text check (length(manager_name) <= 120),
  manager_email text check (length(manager_email) <= 254),
  manager_mobile text check (manager_mobile ~ '^\+[1-9][0-9]{6,14}$'),
  last_activity_page smallint not null default 1 check (last_activity_page between 1 and 6),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (account_id, account_kind) references account (id, kind) on delete cascade,
  constraint talent_playing_age_order check (playing_age_min <= playing_age_max)
);
create trigger talent_touch before update on talent for each row execute function touch_updated_at();

-- Measures are kept in millimetres and grams; the unit a person likes is remembered beside them.
create table talent_body (
  talent_id integer primary key references talent on delete cascade,
  height_mm smallint check (height_mm between 300 and 2750),
  weight_g integer check (weight_g between 2000 and 400000),
  bust_or_chest_mm smallint check (bust_or_chest_mm between 300 and 2500),
  waist_mm smallint check (waist_mm between 300 and 2500),
  hips_mm smallint check (hips_mm between 300 and 2500),
  height_unit integer references size_type,
  weight_unit integer references size_type,
  bust_or_chest_unit integer references size_type,
  waist_unit integer references size_type,
  hips_unit integer references size_type,
  hair_color_id integer references hair_color,
  hair_type_id integer references hair_type,
  eye_color_id integer references eye_color,
  skin_tone_id integer references skin_tone,
  body_type_id integer references body_type,
  confirmed_on date not null default current_date
);

create table talent_language (
  talent_id integer not null references talent on delete cascade,
  language_id integer not null references language,
  level_id integer not null references language_level,
  primary key (talent_id, language_id)
);
create table talent_accent (
  talent_id integer not null references talent on delete cascade,
  accent_id integer not null references accent,
  primary key (talent_id, accent_id)
);
create table talent_skill (
  talent_id integer not null references talent on delete cascade,
  skill_id integer not null references skill,
  primary key (talent_id, skill_id)
);
create table talent_hobby (
  talent_id integer not null references talent on delete cascade,
  hobby_id integer not null references hobby,
  primary key (talent_id, hobby_id)
);
create table talent_role (
  talent_id integer not null references talent on delete cascade,
  role_id integer not null references performer_role,
  primary key (talent_id, role_id)
);
create table talent_project_type (
  talent_id integer not null references talent on delete cascade,
  project_type_id integer not null references project_type,
  primary key (talent_id, project_type_id)
);
create table talent_work_city (
  talent_id integer not null references talent on delete cascade,
  city_id integer not null references city,
  primary key (talent_id, city_id)
);
create table talent_training (
  talent_id integer not null references talent on delete cascade,
  acting_education_id integer not null references acting_education,
  primary key (talent_id, acting_education_id)
);
create table talent_achievement (
  talent_id integer not null references talent on delete cascade,
  achievement_id integer not null references achievement,
  primary key (talent_id, achievement_id)
);
create table talent_social_link (
  talent_id integer not null references talent on delete cascade,
  network_id integer not null references social_network,
  handle text not null check (length(handle) between 1 and 200),
  followers integer check (followers >= 0),
  primary key (talent_id, network_id)
);

create table past_work (
  id integer generated always as identity primary key,
  talent_id integer not null references talent on delete cascade,
  title text not null check (length(title) between 1 and 160),
  part text not null default '' check (length(part) <= 160),
  project_type_id integer references project_type,
  year smallint check (year between 1930 and 2100),
  note text check (length(note) <= 300),
  created_at timestamptz not null default now()
);
create index past_work_talent on past_work (talent_id, year desc);

-- When a talent cannot work. Ranges of one talent never overlap.
create table unavailable_dates (
  id integer generated always as identity primary key,
  talent_id integer not null references talent on delete cascade,
  days daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  reason text check (length(reason) <= 200),
  exclude using gist (talent_id with =, days with &&)
);
