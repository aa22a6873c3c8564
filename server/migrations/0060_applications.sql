-- Applications: what was sent with them, every step they took, and the time the recruiter has for each.

alter table job_application
  -- Chosen by the device that sent it: sent twice, it is one application.
  add column client_id uuid,
  add column tell_days boolean not null default true,
  -- What the calendar said when it was sent: how many days the work has, and the ranges that were taken.
  add column told_days jsonb check (jsonb_typeof(told_days) = 'object'),
  add column viewed_at timestamptz,
  -- Of the team, for this application.
  add column rating smallint check (rating between 1 and 5),
  add column withdraw_reason text check (withdraw_reason in ('dates', 'fee', 'other_role', 'other')),
  -- When it came to its present status.
  add column step_since timestamptz not null default now(),
  -- When Callboard asked the recruiter about the present step.
  add column asked_at timestamptz,
  add constraint job_application_sent_once unique (talent_id, client_id);

drop trigger job_application_touch on job_application;
update job_application set step_since = updated_at,
  viewed_at = case when status not in ('applied', 'withdrawn', 'role_closed') then updated_at end;
-- A rating, or being asked about, is no change of an application.
create trigger job_application_touch before update of status, note on job_application
  for each row execute function touch_updated_at();

create index job_application_job on job_application (job_id, status);
create index job_application_waiting on job_application (step_since)
  where status in ('applied', 'viewed', 'shortlisted', 'audition', 'callback');

-- Kept by the row itself, whoever changes its status.
create function begin_application_step() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then
    if new.step_since is not distinct from old.step_since then
      new.step_since := now();
    end if;
    new.asked_at := null;
    if new.status in ('viewed', 'shortlisted', 'audition', 'callback', 'offered', 'cast', 'not_selected') then
      new.viewed_at := coalesce(new.viewed_at, new.step_since);
    end if;
  end if;
  return new;
end $$;
create trigger job_application_step before update of status on job_application
  for each row execute function begin_application_step();

-- Every step, for ever. One to the status before it says that nothing is decided yet. Words go when the person they
-- are about is erased.
create table application_event (
  id bigint generated always as identity primary key,
  application_id integer not null references job_application on delete cascade,
  -- Null: it was sent.
  from_status text,
  to_status text not null,
  made_by text not null check (made_by in ('team', 'talent', 'callboard')),
  -- Who of the team.
  actor_id integer references account on delete set null,
  words text check (length(words) between 1 and 2000),
  happened_at timestamptz not null default now()
);
create index application_event_application on application_event (application_id, id);
create index application_event_actor on application_event (actor_id);
create trigger application_event_append_only
  before update of application_id, from_status, to_status, made_by, happened_at on application_event
  for each row execute function refuse_change();

insert into application_event (application_id, to_status, made_by, happened_at)
select id, 'applied', 'talent', created_at from job_application order by created_at, id;
insert into application_event (application_id, from_status, to_status, made_by, words, happened_at)
select id, 'applied', status,
  case status when 'withdrawn' then 'talent' when 'role_closed' then 'callboard' else 'team' end,
  answer_words, updated_at
from job_application where status <> 'applied' order by updated_at, id;

-- Of the gallery, or made for this application, in the order the recruiter sees them.
create table application_media (
  id integer generated always as identity primary key,
  application_id integer not null references job_application on delete cascade,
  asset_id integer not null references media_asset on delete cascade,
  -- What was asked for. Null: an extra.
  request_id integer references job_media_request on delete set null,
  position smallint not null,
  unique (application_id, asset_id)
);
create index application_media_asset on application_media (asset_id);
create index application_media_request on application_media (request_id) where request_id is not null;

create table application_answer (
  application_id integer not null references job_application on delete cascade,
  question_id integer not null references job_question on delete cascade,
  answer text not null check (length(answer) between 1 and 1000),
  primary key (application_id, question_id)
);
create index application_answer_question on application_answer (question_id);

-- What was promised and is still on its way.
create table application_awaited (
  application_id integer not null references job_application on delete cascade,
  request_id integer not null references job_media_request on delete cascade,
  primary key (application_id, request_id)
);
create index application_awaited_request on application_awaited (request_id);
