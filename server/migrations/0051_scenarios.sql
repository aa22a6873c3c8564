-- Alternative casts of a whole project. Only the team reads them.
create table scenario (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The first is the one the others are compared with.
  position smallint not null,
  -- Counts every change of the name and of the choices.
  revision integer not null default 0,
  -- The revision it got its name with, and from whom.
  name_revision integer not null default 0,
  named_by integer references account on delete set null,
  named_at timestamptz not null default now(),
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  -- Made the cast. One a project.
  chosen_at timestamptz,
  chosen_by integer references account on delete set null,
  -- Made by the device that chose it: sent twice, it is done once.
  chosen_client_id uuid,
  -- What making it the cast did, by step: {"share": 4}
  chosen_did jsonb not null default '{}' check (jsonb_typeof(chosen_did) = 'object'),
  -- Can be put back for an hour.
  deleted_at timestamptz,
  client_id uuid,
  constraint scenario_made_once unique (project_id, client_id),
  check (deleted_at is null or chosen_at is null)
);
create index scenario_project on scenario (project_id, position);
create unique index scenario_chosen on scenario (project_id) where chosen_at is not null;
create index scenario_created_by on scenario (created_by);
create index scenario_named_by on scenario (named_by);
create index scenario_chosen_by on scenario (chosen_by);

-- One choice a character. A row without a talent says who took the choice back, and when.
create table scenario_choice (
  scenario_id integer not null references scenario on delete cascade,
  character_id integer not null references project_character on delete cascade,
  talent_id integer references talent on delete set null,
  -- The revision of the scenario that this was chosen with.
  revision integer not null,
  chosen_by integer references account on delete set null,
  chosen_at timestamptz not null default now(),
  primary key (scenario_id, character_id)
);
create index scenario_choice_character on scenario_choice (character_id);
create index scenario_choice_talent on scenario_choice (talent_id);
create index scenario_choice_by on scenario_choice (chosen_by);

create table scenario_comment (
  id integer generated always as identity primary key,
  scenario_id integer not null references scenario on delete cascade,
  author_id integer references account on delete set null,
  words text not null check (length(words) between 1 and 2000),
  written_at timestamptz not null default now(),
  client_id uuid,
  constraint scenario_comment_written_once unique (scenario_id, client_id)
);
create index scenario_comment_author on scenario_comment (author_id);

create table scenario_like (
  scenario_id integer not null references scenario on delete cascade,
  account_id integer not null references account on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (scenario_id, account_id)
);
create index scenario_like_account on scenario_like (account_id);

-- What the cast may cost. Only the team reads it.
alter table project add column cast_budget_paise bigint check (cast_budget_paise between 1 and 1000000000000);
