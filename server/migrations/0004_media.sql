-- A stored picture, film or recording, checked and safe to show. Storage keys are made by the server.
create table media_asset (
  id integer generated always as identity primary key,
  owner_id integer references account on delete cascade,
  kind text not null check (kind in ('photo', 'video', 'audio')),
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms >= 0),
  original_key text not null,
  card_key text,
  page_key text,
  full_key text,
  -- A tiny webp as a data URI, shown while the picture loads.
  placeholder text,
  created_at timestamptz not null default now(),
  constraint media_asset_photo_size check (kind <> 'photo' or (width is not null and height is not null))
);
create index media_asset_owner on media_asset (owner_id);

create table gallery_item (
  id integer generated always as identity primary key,
  talent_id integer not null references talent on delete cascade,
  asset_id integer not null references media_asset on delete cascade,
  is_cover boolean not null default false,
  caption text check (length(caption) <= 200),
  position smallint not null,
  created_at timestamptz not null default now(),
  unique (talent_id, asset_id),
  unique (talent_id, position) deferrable initially deferred
);
create unique index gallery_item_one_cover on gallery_item (talent_id) where is_cover;
create index gallery_item_asset on gallery_item (asset_id);
