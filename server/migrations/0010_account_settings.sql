-- Messages by WhatsApp are a matter of the person, whatever their kind.
alter table account
  add column whatsapp_updates boolean not null default false,
  -- Why someone left, in their own words, if they said so.
  add column closing_reason text check (length(closing_reason) <= 1000);
update account set whatsapp_updates = talent.whatsapp_updates from talent where talent.account_id = account.id;
alter table talent drop column whatsapp_updates;

alter table talent
  add column is_managed boolean not null default false,
  add column manager_gets_mail boolean not null default false,
  add column manager_gets_messages boolean not null default false,
  add constraint talent_manager_mail check (not manager_gets_mail or manager_email is not null),
  add constraint talent_manager_messages check (not manager_gets_messages or manager_mobile is not null);
update talent set is_managed = true where manager_email is not null or manager_mobile is not null;

-- What a person chose; without a row the topic's own default holds.
create table notification_preference (
  account_id integer not null references account on delete cascade,
  topic text not null check (topic in (
    'offers', 'auditions', 'availability', 'answers', 'applications', 'messages', 'new_calls', 'new_faces', 'credits')),
  email text not null check (email in ('now', 'daily', 'never')),
  whatsapp boolean not null,
  copy_to_manager boolean not null,
  primary key (account_id, topic)
);

-- An archive of everything kept about a person, packed for them.
create table data_export (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  state text not null default 'packing' check (state in ('packing', 'ready', 'failed', 'discarded')),
  progress smallint not null default 0 check (progress between 0 and 100),
  archive_key text not null unique,
  bytes bigint check (bytes > 0),
  requested_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint data_export_ready check (state <> 'ready' or (bytes is not null and expires_at is not null))
);
create unique index data_export_one_at_a_time on data_export (account_id) where state = 'packing';
create index data_export_account on data_export (account_id, id desc);

-- Who was erased, by a number that says nothing about them. A restored backup is checked against this list.
create table erasure (
  account_public_id uuid primary key,
  closed_at timestamptz not null,
  erased_at timestamptz not null default now()
);
create trigger erasure_append_only before update or delete on erasure
  for each row execute function refuse_change();

create index account_to_erase on account (closed_at) where closed_at is not null and erased_at is null;
