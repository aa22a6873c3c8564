-- A project as its team keeps it: what talents read, what only the team reads, who works on it and what happened.

alter table project
  -- The name among the team, where the public one is a secret or differs.
  add column team_title text check (length(team_title) between 1 and 160),
  add column production_house text check (length(production_house) between 1 and 160),
  add column director text check (length(director) between 1 and 160),
  add column auditions_start_on date,
  add column auditions_end_on date,
  add column cast_by date,
  -- Nothing of its cast is public before this day.
  add column announced_on date,
  add column fee_min_paise bigint check (fee_min_paise > 0),
  add column fee_max_paise bigint check (fee_max_paise > 0),
  add column fee_per text check (fee_per in ('day', 'project', 'month')),
  -- Where and how long the work will be shown.
  add column usage text check (length(usage) between 1 and 1000),
  -- Null where nobody has said.
  add column is_union boolean,
  -- On the recruiter's page. Else only those see it who are sent it.
  add column is_public boolean not null default false,
  add column poster_asset_id integer references media_asset on delete set null,
  -- Counts every change of the project and of its characters.
  add column revision integer not null default 0,
  add constraint project_audition_dates check (auditions_start_on <= auditions_end_on),
  add constraint project_fee check (fee_min_paise <= fee_max_paise
    and (fee_per is null) = (coalesce(fee_min_paise, fee_max_paise) is null));
update project set is_public = true;
create index project_poster on project (poster_asset_id);

-- Besides project.city_id, where it is based.
create table project_other_city (
  project_id integer not null references project on delete cascade,
  city_id integer not null references city,
  position smallint not null,
  primary key (project_id, city_id)
);

create table project_language (
  project_id integer not null references project on delete cascade,
  language_id integer not null references language,
  position smallint not null default 0,
  primary key (project_id, language_id)
);
insert into project_language (project_id, language_id) select id, language_id from project where language_id is not null;
alter table project drop column language_id;

-- What the work asks of people. What is not said is not asked.
create function is_disclosure(kind text, level text) returns boolean immutable language sql as $$
  select (kind, level) in (
    ('kiss', 'one'), ('kiss', 'several'),
    ('intimacy', 'implied'), ('intimacy', 'shown'),
    ('nudity', 'partial'), ('nudity', 'full'),
    ('stunts', 'light'), ('stunts', 'heavy'),
    ('smoking', 'on_set'), ('smoking', 'shown'))
$$;
create table project_disclosure (
  project_id integer not null references project on delete cascade,
  kind text not null,
  level text not null,
  note text check (length(note) between 1 and 300),
  primary key (project_id, kind),
  check (is_disclosure(kind, level))
);
create table character_disclosure (
  character_id integer not null references project_character on delete cascade,
  kind text not null,
  level text not null,
  note text check (length(note) between 1 and 300),
  primary key (character_id, kind),
  check (is_disclosure(kind, level))
);

alter table project_character
  -- Talents read the brief, only the team reads the note.
  add column team_note text check (length(team_note) between 1 and 3000),
  add column weight text not null default 'supporting'
    check (weight in ('lead', 'supporting', 'featured', 'background')),
  add column wanted smallint not null default 1 check (wanted between 1 and 500),
  add column fee_paise bigint check (fee_paise > 0),
  add column fee_per text check (fee_per in ('day', 'project', 'month')),
  add column work_days smallint check (work_days between 1 and 366),
  add column works_from date,
  add column works_to date,
  -- The conditions that decide. The others only sort.
  add column musts text[] not null default '{gender,age}' check (
    musts <@ '{gender,age,looks,height,languages,skills,place,dates}'::text[]),
  add constraint project_character_fee check ((fee_paise is null) = (fee_per is null)),
  add constraint project_character_works check (works_from <= works_to);

create table character_look (
  character_id integer not null references project_character on delete cascade,
  look_id integer not null references look,
  primary key (character_id, look_id)
);
insert into character_look (character_id, look_id) select id, look_id from project_character where look_id is not null;
alter table project_character drop column look_id;

create table character_picture (
  id integer generated always as identity primary key,
  character_id integer not null references project_character on delete cascade,
  asset_id integer not null references media_asset on delete cascade,
  caption text check (length(caption) between 1 and 200),
  position smallint not null default 0,
  unique (character_id, asset_id)
);
create index character_picture_asset on character_picture (asset_id);

-- Who last changed which field, and with which revision. A field of the project itself has no character.
create table project_edit (
  project_id integer not null references project on delete cascade,
  character_id integer references project_character on delete cascade,
  field text not null check (length(field) between 1 and 60),
  revision integer not null,
  edited_by integer references account on delete set null,
  edited_at timestamptz not null default now(),
  unique nulls not distinct (project_id, character_id, field)
);
create index project_edit_character on project_edit (character_id);
create index project_edit_by on project_edit (edited_by);

-- Who works on a project besides its owner.
create table project_member (
  project_id integer not null references project on delete cascade,
  account_id integer not null references recruiter on delete cascade,
  role text not null check (role in ('associate', 'viewer')),
  -- How many of the owner's credits an associate may spend here.
  unlock_limit integer not null default 0 check (unlock_limit between 0 and 10000),
  joined_at timestamptz not null default now(),
  primary key (project_id, account_id),
  check (role = 'associate' or unlock_limit = 0)
);
create index project_member_account on project_member (account_id);

create function refuse_owner_as_member() returns trigger language plpgsql as $$
begin
  if exists (select from project where id = new.project_id and recruiter_id = new.account_id) then
    raise exception 'the owner is no member' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger project_member_not_owner before insert on project_member
  for each row execute function refuse_owner_as_member();

-- Everyone on a project with their role.
create view project_person as
  select id as project_id, recruiter_id as account_id, 'owner'::text as role, created_at as joined_at,
    null::integer as unlock_limit from project
  union all
  select project_id, account_id, role, joined_at, unlock_limit from project_member;

-- Unlocked with the owner's credits by someone on the project.
alter table unlock add column made_by integer references account on delete set null;
create index unlock_made_by on unlock (made_by) where made_by is not null;

-- Whom it was asked for. Until now the talent read whom they had been unlocked for, whatever they were asked about.
alter table availability_question add column character_id integer references project_character on delete set null;
create index availability_question_character on availability_question (character_id) where character_id is not null;
update availability_question question set character_id = unlock.character_id from unlock
  where unlock.recruiter_id = question.recruiter_id and unlock.talent_id = question.talent_id
    and question.asked_at = unlock.unlocked_at;

create table project_invitation (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  role text not null check (role in ('associate', 'viewer')),
  unlock_limit integer not null default 0 check (unlock_limit between 0 and 10000),
  -- Only the account with this address can accept it. Null: the first recruiter who opens the link.
  email text check (length(email) <= 254 and email = lower(email)),
  token_hash text not null unique,
  invited_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_by integer references account on delete set null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (role = 'associate' or unlock_limit = 0),
  check (accepted_at is null or withdrawn_at is null)
);
create index project_invitation_project on project_invitation (project_id);
create index project_invitation_by on project_invitation (invited_by);
create index project_invitation_accepted_by on project_invitation (accepted_by);
create unique index project_invitation_open_email on project_invitation (project_id, email)
  where email is not null and accepted_at is null and withdrawn_at is null;

-- What happened on a project, for the people on it.
create table project_activity (
  id bigint generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  actor_id integer references account on delete set null,
  kind text not null check (kind ~ '^[a-z][a-z_]{1,40}$'),
  character_id integer references project_character on delete set null,
  -- Names as they were then, and counts.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  happened_at timestamptz not null default now()
);
create index project_activity_newest on project_activity (project_id, id desc);
create index project_activity_actor on project_activity (actor_id);
create index project_activity_character on project_activity (character_id);

create function tell_project_activity() returns trigger language plpgsql as $$
begin
  perform tell_live('project', jsonb_build_object('project', new.project_id));
  return null;
end $$;
create trigger project_activity_live after insert or update on project_activity
  for each row execute function tell_project_activity();

create function tell_project_member() returns trigger language plpgsql as $$
declare
  person project_member := coalesce(new, old);
begin
  perform tell_live('project-person', jsonb_build_object('project', person.project_id, 'account', person.account_id));
  return null;
end $$;
create trigger project_member_live after insert or update or delete on project_member
  for each row execute function tell_project_member();

-- A project sent to a talent, for one character.
create table project_share (
  id integer generated always as identity primary key,
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references talent on delete cascade,
  shared_by integer references account on delete set null,
  message text check (length(message) between 1 and 2000),
  status text not null default 'shared' check (status in ('shared', 'read', 'interested', 'declined', 'closed')),
  shared_at timestamptz not null default now(),
  read_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  unique (character_id, talent_id),
  constraint project_share_read check (status in ('shared', 'closed') or read_at is not null),
  constraint project_share_answered check ((status in ('interested', 'declined')) <= (answered_at is not null)),
  constraint project_share_closed check ((status = 'closed') = (closed_at is not null))
);
create index project_share_talent on project_share (talent_id, shared_at desc);
create index project_share_by on project_share (shared_by);

-- How a project ended, each time it was closed.
create table project_closing (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  closed_at timestamptz not null,
  closed_by integer references account on delete set null,
  -- How many were told what, by part: {"applications": {"count": 3, "words": "…"}}
  answered jsonb not null default '{}' check (jsonb_typeof(answered) = 'object'),
  reopened_at timestamptz,
  unique (project_id, closed_at)
);
create index project_closing_by on project_closing (closed_by);

alter table project
  -- Chosen by the device that made it: sent twice, it is made once.
  add column client_id uuid,
  add constraint project_made_once unique (recruiter_id, client_id);

-- Characters are asked for their applications.
create index job_application_character on job_application (character_id);

-- Everyone who is considered for a character, once, at the furthest stage: 1 cast, 2 offered, 3 auditioned,
-- 4 invited, 5 applied, 6 shortlisted. Derived from what happened. Who said no or was told no is not in it, unless
-- they are still on the shortlist.
create view character_candidate as
  select character_id, talent_id, min(rank) as rank, max(since) as since
  from (
    select id as character_id, cast_talent_id as talent_id, 1 as rank, coalesce(cast_at, updated_at) as since
      from project_character where cast_talent_id is not null
    union all
    select character_id, talent_id,
        case status when 'cast' then 1 when 'offered' then 2 when 'audition' then 3 when 'callback' then 3
          when 'shortlisted' then 6 else 5 end,
        updated_at
      from job_application
      where character_id is not null
        and status in ('applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'cast')
    union all
    select character_id, talent_id, 4, shared_at from project_share
      where status in ('shared', 'read', 'interested')
    union all
    select character_id, talent_id, 6, created_at from character_shortlist
  ) considered
  group by character_id, talent_id;
