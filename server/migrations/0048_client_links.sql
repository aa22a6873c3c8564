-- Links for clients, who opened them, and what they said. A client has no account.

create table client_link (
  id integer generated always as identity primary key,
  -- Made for the link alone. Whoever has it reads what the link shows.
  public_id text not null unique check (public_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  project_id integer not null references project on delete cascade,
  -- Null: every character of the project.
  character_id integer,
  -- Those in client_link_talent. Else the shortlist as it is whenever the link is read.
  is_chosen boolean not null default false,
  fields text[] not null default '{}' check (
    fields <@ array['city', 'playing_age', 'height', 'languages', 'skills', 'past_work', 'days']::text[]),
  shows_reels boolean not null default false,
  shows_notes boolean not null default false,
  shows_line_up boolean not null default false,
  scenario_ids integer[] not null default '{}' check (cardinality(scenario_ids) <= 6),
  for_name text check (length(for_name) between 1 and 80),
  message text check (length(message) between 1 and 600),
  passcode_hash text,
  -- Who opened it before gives the passcode once more.
  passcode_set_at timestamptz,
  -- Names faces on this link alone.
  face_key bytea not null check (octet_length(face_key) = 32),
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  -- Made on the device: the same one is the same link.
  client_id uuid,
  constraint client_link_character foreign key (project_id, character_id)
    references project_character (project_id, id) on delete cascade,
  constraint client_link_passcode check ((passcode_hash is null) = (passcode_set_at is null)),
  constraint client_link_once unique (created_by, client_id)
);
create index client_link_project on client_link (project_id, id desc);
create index client_link_of_character on client_link (character_id) where character_id is not null;

create table client_link_talent (
  link_id integer not null references client_link on delete cascade,
  talent_id integer not null references account on delete cascade,
  primary key (link_id, talent_id)
);
create index client_link_talent_person on client_link_talent (talent_id);

create table client_visitor (
  id integer generated always as identity primary key,
  link_id integer not null references client_link on delete cascade,
  token_hash text not null unique,
  name text not null check (length(name) between 1 and 80),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  visits integer not null default 1 check (visits > 0),
  -- When they last gave the passcode, or opened a link without one.
  admitted_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Someone of the team looking at what a client sees. Until then.
  preview_until timestamptz,
  constraint client_visitor_preview check (preview_until is null or sent_at is null)
);
create index client_visitor_link on client_visitor (link_id, id);

-- Each twice at most: as it is kept while the client thinks, and as it was sent.
create table client_answer (
  visitor_id integer not null references client_visitor on delete cascade,
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references account on delete cascade,
  is_sent boolean not null,
  answer text check (answer in ('yes', 'maybe', 'no')),
  rank integer check (rank between 1 and 500),
  comment text check (length(comment) between 1 and 2000),
  answered_at timestamptz not null default now(),
  primary key (visitor_id, character_id, talent_id, is_sent),
  constraint client_answer_says_something check (num_nonnulls(answer, rank, comment) > 0)
);
create index client_answer_talent on client_answer (talent_id);
create index client_answer_character on client_answer (character_id, talent_id) where is_sent;

-- Open pages of the link hear that it shows something else, or that it has ended.
create function tell_client_link() returns trigger language plpgsql as $$
begin
  perform tell_live('client-link', jsonb_build_object('link', old.id));
  return null;
end $$;
create trigger client_link_live after update or delete on client_link
  for each row execute function tell_client_link();

-- Who hides disappears from open pages too.
create function tell_talent_visibility() returns trigger language plpgsql as $$
begin
  perform tell_live('talent-visibility', jsonb_build_object('account', new.account_id));
  return null;
end $$;
create trigger talent_visibility_live after update of show_to_recruiters, completed_at, date_of_birth on talent
  for each row when (old.show_to_recruiters is distinct from new.show_to_recruiters
    or (old.completed_at is null) is distinct from (new.completed_at is null)
    or old.date_of_birth is distinct from new.date_of_birth)
  execute function tell_talent_visibility();
