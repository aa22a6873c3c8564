create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- For tables that only ever grow: what was written stays written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table account (
  id integer generated always as identity primary key,
  -- Unguessable: it appears in public addresses.
  public_id uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('talent', 'recruiter')),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null default '' check (length(last_name) <= 80),
  email text check (email = lower(email) and length(email) <= 254),
  email_verified_at timestamptz,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_verified_at timestamptz,
  password_hash text,
  time_zone text not null default 'Asia/Kolkata',
  referred_by text,
  frozen_at timestamptz,
  frozen_reason text,
  closed_at timestamptz,
  last_active_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint account_reachable check (email is not null or mobile is not null),
  constraint account_verified_email check (email_verified_at is null or email is not null),
  constraint account_verified_mobile check (mobile_verified_at is null or mobile is not null),
  -- Lets other tables insist on the kind of account they belong to.
  unique (id, kind)
);
create unique index account_email_key on account (email) where closed_at is null;
create unique index account_mobile_key on account (mobile) where closed_at is null and mobile_verified_at is not null;
create trigger account_touch before update on account for each row execute function touch_updated_at();
