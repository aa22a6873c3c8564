-- People of a project who were tried side by side. Only the team reads them.
create table pairing (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  name text not null check (length(name) between 1 and 80),
  note text check (length(note) between 1 and 300),
  -- Counts every change of the name and the note; each field remembers who changed it with which revision.
  revision integer not null default 0,
  name_revision integer not null default 0,
  name_by integer references account on delete set null,
  name_at timestamptz,
  note_revision integer not null default 0,
  note_by integer references account on delete set null,
  note_at timestamptz,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  -- Can be put back for an hour.
  removed_at timestamptz
);
create index pairing_project on pairing (project_id);
create index pairing_created_by on pairing (created_by);
create index pairing_name_by on pairing (name_by) where name_by is not null;
create index pairing_note_by on pairing (note_by) where note_by is not null;

create table pairing_person (
  pairing_id integer not null references pairing on delete cascade,
  talent_id integer not null references talent on delete cascade,
  -- From left to right.
  position smallint not null,
  primary key (pairing_id, talent_id)
);
create index pairing_person_talent on pairing_person (talent_id);

create table pairing_like (
  pairing_id integer not null references pairing on delete cascade,
  account_id integer not null references account on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (pairing_id, account_id)
);
create index pairing_like_account on pairing_like (account_id);
