-- A recruiter's searches under a name. Filters stand as they do in an address: names and texts.
create table saved_search (
  id integer generated always as identity primary key,
  recruiter_id integer not null references recruiter on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  sort text not null check (sort in ('match', 'active', 'name')),
  created_at timestamptz not null default now(),
  -- What is new counts from here.
  last_opened_at timestamptz not null default now()
);
create unique index saved_search_name on saved_search (recruiter_id, lower(name));

-- A search behind an unguessable address that anybody can open.
create table search_link (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  sort text not null check (sort in ('match', 'active', 'name')),
  created_by integer references account on delete set null,
  created_at timestamptz not null default now()
);
-- Who shares the same search again gets the same link.
create unique index search_link_own on search_link (created_by, sort, md5(filters::text))
  where created_by is not null;
create index search_link_of_guests on search_link (md5(filters::text), sort) where created_by is null;

create table character_shortlist (
  id integer generated always as identity primary key,
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references talent on delete cascade,
  note text check (length(note) between 1 and 1000),
  -- In the order the recruiter likes.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  unique (character_id, talent_id)
);
create index character_shortlist_talent on character_shortlist (talent_id);
