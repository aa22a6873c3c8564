create table job (
  id integer generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(),
  recruiter_id integer not null references recruiter on delete cascade,
  project_id integer references project on delete set null,
  title text not null check (length(title) between 1 and 160),
  description text not null check (length(description) between 1 and 6000),
  project_type_id integer not null references project_type,
  city_id integer references city,
  gender_id integer references gender,
  age_min smallint check (age_min between 0 and 100),
  age_max smallint check (age_max between 0 and 100),
  -- Money is whole paise. A role may honestly be unpaid; then it says so.
  fee_paise bigint check (fee_paise > 0),
  fee_per text check (fee_per in ('day', 'project', 'month')),
  is_house_opening boolean not null default false,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'open', 'paused', 'closed', 'expired')),
  opened_at timestamptz,
  closes_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_age_order check (age_min <= age_max),
  constraint job_fee check ((fee_paise is null) = (fee_per is null)),
  constraint job_opened check (status not in ('open', 'paused') or opened_at is not null)
);
create index job_recruiter on job (recruiter_id, status);
create index job_open_newest on job (opened_at desc, id desc) where status = 'open';
create trigger job_touch before update on job for each row execute function touch_updated_at();

create table job_character (
  job_id integer not null references job on delete cascade,
  character_id integer not null references project_character on delete cascade,
  primary key (job_id, character_id)
);
create index job_character_character on job_character (character_id);

create table job_application (
  id integer generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  talent_id integer not null references talent on delete cascade,
  character_id integer references project_character on delete set null,
  note text check (length(note) <= 2000),
  status text not null default 'applied' check (status in (
    'applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'cast',
    'not_selected', 'withdrawn', 'role_closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (job_id, talent_id, character_id)
);
create index job_application_talent on job_application (talent_id, created_at desc);
create trigger job_application_touch before update on job_application
  for each row execute function touch_updated_at();
