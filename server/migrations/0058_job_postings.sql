-- Job postings as their team writes them: who is asked for what, until when, and how each came to be shown.

alter table job
  -- A draft may still be without a text.
  alter column description drop not null,
  add constraint job_described check (status = 'draft' or description is not null),
  -- What it is for, where it is of no project.
  add column production_title text check (length(production_title) between 1 and 160),
  -- Paid or not; a draft may leave it open, and the poster is told.
  add column is_unpaid boolean not null default false,
  add column pay_note text check (length(pay_note) between 1 and 300),
  add column is_remote boolean not null default false,
  add column works_from date,
  add column works_to date,
  add column work_days smallint check (work_days between 1 and 366),
  add column audition_kinds text[] not null default '{}'
    check (audition_kinds <@ '{in_person,self_tape,virtual,open_call}'::text[]),
  add column wanted smallint not null default 1 check (wanted between 1 and 500),
  -- A moment, and the zone in which it is said. Without it a job is open until it is filled.
  add column closes_at timestamptz,
  add column closes_zone text check (length(closes_zone) between 1 and 60),
  add column submitted_at timestamptz,
  add column closed_at timestamptz,
  -- What the reviewer said when it was sent back.
  add column review_note text check (length(review_note) between 1 and 2000),
  add column revision integer not null default 0,
  -- Chosen by the device that made it: sent twice, it is made once.
  add column client_id uuid,
  add constraint job_made_once unique (recruiter_id, client_id),
  add constraint job_works check (works_from <= works_to),
  add constraint job_unpaid check (not is_unpaid or fee_paise is null);

-- Until now jobs closed at midnight in India, and one without a fee was unpaid.
update job set is_unpaid = fee_paise is null,
  closes_at = (closes_on + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 minute',
  closes_zone = case when closes_on is not null then 'Asia/Kolkata' end,
  submitted_at = case when status <> 'draft' then coalesce(opened_at, created_at) end,
  closed_at = case when status in ('closed', 'expired') then updated_at end;
alter table job
  drop column closes_on,
  add constraint job_deadline check ((closes_at is null) = (closes_zone is null)),
  add constraint job_closed check ((status in ('closed', 'expired')) = (closed_at is not null));
create index job_project on job (project_id) where project_id is not null;
create index job_closing on job (closes_at) where status in ('open', 'paused');
create index job_in_review on job (submitted_at, id) where status = 'in_review';

-- When it closed is kept by the row itself, whoever closes it.
create function keep_job_closed_at() returns trigger language plpgsql as $$
begin
  if new.status in ('closed', 'expired') then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.closed_at := null;
  end if;
  return new;
end $$;
create trigger job_closed_at before insert or update of status, closed_at on job
  for each row execute function keep_job_closed_at();

alter table job_character add column position smallint not null default 0;

-- Besides job.city_id, where the work is based.
create table job_other_city (
  job_id integer not null references job on delete cascade,
  city_id integer not null references city,
  position smallint not null,
  primary key (job_id, city_id)
);

create table job_language (
  job_id integer not null references job on delete cascade,
  language_id integer not null references language,
  position smallint not null default 0,
  primary key (job_id, language_id)
);

create table job_skill (
  job_id integer not null references job on delete cascade,
  skill_id integer not null references skill,
  position smallint not null default 0,
  primary key (job_id, skill_id)
);

create table job_disclosure (
  job_id integer not null references job on delete cascade,
  kind text not null,
  level text not null,
  note text check (length(note) between 1 and 300),
  primary key (job_id, kind),
  check (is_disclosure(kind, level))
);

-- What applicants are asked to send.
create table job_media_request (
  id integer generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  kind text not null check (kind in ('photo', 'video', 'audio', 'tape')),
  label text not null check (length(label) between 1 and 120),
  note text check (length(note) between 1 and 300),
  is_required boolean not null default false,
  max_seconds smallint check (max_seconds between 5 and 900),
  position smallint not null default 0,
  -- Asked no more, and kept for the applications that answered it.
  removed_at timestamptz,
  check (kind <> 'photo' or max_seconds is null)
);
create index job_media_request_job on job_media_request (job_id);

create table job_question (
  id integer generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  kind text not null check (kind in ('text', 'yes_no', 'choice')),
  body text not null check (length(body) between 1 and 300),
  choices text[] not null default '{}',
  is_required boolean not null default false,
  position smallint not null default 0,
  removed_at timestamptz,
  check ((kind = 'choice') = (cardinality(choices) between 2 and 8)),
  check (kind = 'choice' or cardinality(choices) = 0)
);
create index job_question_job on job_question (job_id);

-- What the checks noticed when it was last looked through.
create table job_finding (
  id integer generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  check_name text not null check (check_name in ('money_asked', 'contact_in_text', 'fee_missing', 'fee_unusual',
    'minors_in_comfort_scenes', 'copied_text', 'new_account', 'phone_of_closed_account')),
  field text check (length(field) between 1 and 60),
  evidence jsonb not null default '{}' check (jsonb_typeof(evidence) = 'object'),
  found_at timestamptz not null default now(),
  unique nulls not distinct (job_id, check_name, field)
);

-- Every change of its status, for ever.
create table job_step (
  id bigint generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  step text not null check (step ~ '^[a-z][a-z_]{1,20}$'),
  from_status text not null,
  to_status text not null,
  -- Null: Callboard itself.
  actor_id integer references account on delete set null,
  note text check (length(note) between 1 and 2000),
  taken_at timestamptz not null default now()
);
create index job_step_job on job_step (job_id, id);
create index job_step_actor on job_step (actor_id);
create trigger job_step_append_only before update of job_id, step, from_status, to_status, note, taken_at on job_step
  for each row execute function refuse_change();

-- How often it was opened. A talent counts once a day.
create table job_view (
  job_id integer not null references job on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (job_id, day)
);
create table job_viewer (
  job_id integer not null references job on delete cascade,
  talent_id integer not null references talent on delete cascade,
  day date not null,
  primary key (job_id, talent_id, day)
);
create index job_viewer_talent on job_viewer (talent_id);

create table saved_job (
  talent_id integer not null references talent on delete cascade,
  job_id integer not null references job on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (talent_id, job_id)
);
create index saved_job_job on saved_job (job_id);
