-- A place in quarantine that somebody was given to put a file. Recorded by its owner, once, or thrown away.
create table upload (
  key text primary key check (key like 'quarantine/%'),
  owner_id integer not null references account on delete cascade,
  content_type text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  claimed_at timestamptz,
  -- What became of it; empty again when that was replaced by something newer.
  asset_id integer references media_asset on delete set null,
  constraint upload_recorded check (asset_id is null or claimed_at is not null)
);
create index upload_waiting on upload (owner_id) where claimed_at is null;
create index upload_asset on upload (asset_id);

-- The icon, and the whole picture it was cut from.
alter table talent
  add column icon_asset_id integer references media_asset on delete set null,
  add column icon_source_asset_id integer references media_asset on delete set null;
create index talent_icon on talent (icon_asset_id);
create index talent_icon_source on talent (icon_source_asset_id);

alter table recruiter
  add column icon_source_asset_id integer references media_asset on delete set null,
  add column links text[] not null default '{}' check (cardinality(links) <= 8);
create index recruiter_icon on recruiter (icon_asset_id);
create index recruiter_icon_source on recruiter (icon_source_asset_id);
create index recruiter_cover on recruiter (cover_asset_id);

-- Who may see whose contact data: for ever, and paid for once.
create table unlock (
  recruiter_id integer not null references recruiter on delete cascade,
  talent_id integer not null references talent on delete cascade,
  unlocked_at timestamptz not null default now(),
  primary key (recruiter_id, talent_id)
);
create index unlock_talent on unlock (talent_id, unlocked_at desc);

-- Every time contact data was shown to somebody else. The talent can read it; nobody can change it.
create table contact_reveal (
  id bigint generated always as identity primary key,
  talent_id integer not null references account,
  viewer_id integer references account,
  -- An admin is no account; then this names the admin instead.
  admin_id integer,
  revealed_at timestamptz not null default now(),
  constraint contact_reveal_one_viewer check (num_nonnulls(viewer_id, admin_id) = 1)
);
create index contact_reveal_talent on contact_reveal (talent_id, revealed_at desc);
create trigger contact_reveal_append_only before update or delete on contact_reveal
  for each row execute function refuse_change();
