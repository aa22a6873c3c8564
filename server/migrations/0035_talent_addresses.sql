-- Readable addresses of talents: /talent/ananya-r. Chosen by the talent, because they may say a last name that
-- guests do not read otherwise.
create table talent_address (
  slug text primary key check (slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  talent_id integer not null references talent on delete cascade,
  -- Earlier ones lead to the current one. Without a current one none of them leads anywhere.
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index talent_address_current on talent_address (talent_id) where is_current;
create index talent_address_talent on talent_address (talent_id);

-- Addresses of people who are gone are never given to anyone else. Only a fingerprint stays.
create table retired_address (
  slug_hash bytea primary key,
  retired_at timestamptz not null default now()
);

create function retire_address() returns trigger language plpgsql as $$
begin
  insert into retired_address (slug_hash) values (sha256(convert_to(old.slug, 'UTF8'))) on conflict do nothing;
  return null;
end $$;
create trigger talent_address_retired after delete on talent_address
  for each row execute function retire_address();
