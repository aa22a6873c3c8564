-- Each field of an entry counts its own changes with the entry's revision, so that two people's words merge.
alter table character_shortlist
  add column rating smallint check (rating between 1 and 5),
  add column revision integer not null default 0,
  add column added_by integer references account on delete set null,
  add column note_revision integer not null default 0,
  add column note_by integer references account on delete set null,
  add column note_at timestamptz,
  add column rating_revision integer not null default 0,
  add column rating_by integer references account on delete set null,
  add column rating_at timestamptz;
create index character_shortlist_added_by on character_shortlist (added_by) where added_by is not null;
create index character_shortlist_note_by on character_shortlist (note_by) where note_by is not null;
create index character_shortlist_rating_by on character_shortlist (rating_by) where rating_by is not null;
create index character_shortlist_order on character_shortlist (character_id, position);

-- From 1 without gaps.
update character_shortlist entry set position = placed.place from (
    select id, row_number() over (partition by character_id order by position, id) as place
    from character_shortlist) placed
  where placed.id = entry.id and placed.place <> entry.position;

-- What was removed, kept for as long as it can be put back.
create table removed_shortlist_entry (
  id integer primary key,
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references talent on delete cascade,
  note text,
  position integer not null,
  created_at timestamptz not null,
  rating smallint,
  revision integer not null,
  added_by integer references account on delete set null,
  note_revision integer not null,
  note_by integer references account on delete set null,
  note_at timestamptz,
  rating_revision integer not null,
  rating_by integer references account on delete set null,
  rating_at timestamptz,
  -- What went last comes back first, so that everyone finds their place.
  removed_at timestamptz not null default statement_timestamp()
);
create index removed_shortlist_entry_character on removed_shortlist_entry (character_id);
create index removed_shortlist_entry_talent on removed_shortlist_entry (talent_id);
create index removed_shortlist_entry_added_by on removed_shortlist_entry (added_by) where added_by is not null;
create index removed_shortlist_entry_note_by on removed_shortlist_entry (note_by) where note_by is not null;
create index removed_shortlist_entry_rating_by on removed_shortlist_entry (rating_by) where rating_by is not null;
create index removed_shortlist_entry_removed_at on removed_shortlist_entry (removed_at);

-- Read by the recruiter who wrote it and by nobody else.
create table talent_note (
  recruiter_id integer not null references recruiter on delete cascade,
  talent_id integer not null references talent on delete cascade,
  note text check (length(note) between 1 and 2000),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (recruiter_id, talent_id)
);
create index talent_note_talent on talent_note (talent_id);

-- Read by everyone on the project.
create table character_not_for (
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references talent on delete cascade,
  marked_by integer references account on delete set null,
  marked_at timestamptz not null default now(),
  primary key (character_id, talent_id)
);
create index character_not_for_talent on character_not_for (talent_id);
create index character_not_for_marked_by on character_not_for (marked_by) where marked_by is not null;
