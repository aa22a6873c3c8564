alter table account
  -- A new address waits here until its link or code comes back.
  add column pending_email text check (pending_email = lower(pending_email) and length(pending_email) <= 254),
  add column pending_mobile text check (pending_mobile ~ '^\+[1-9][0-9]{6,14}$'),
  add column password_changed_at timestamptz,
  -- When personal data was erased; from then on the row only keeps its number taken.
  add column erased_at timestamptz,
  add constraint account_erased_is_closed check (erased_at is null or closed_at is not null);

-- One sign-in on one device. Its refresh tokens form a family: when an old one turns up again, all of it ends.
create table session (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references account on delete cascade,
  user_agent text not null default '' check (length(user_agent) <= 400),
  ip_address inet,
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (
    end_reason in ('signed-out', 'ended-elsewhere', 'password-changed', 'token-reused', 'account-closed')
  ),
  constraint session_ended check ((ended_at is null) = (end_reason is null))
);
create index session_account on session (account_id, last_used_at desc) where ended_at is null;

create table refresh_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_id uuid not null references session on delete cascade,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- Six digits that were sent to an address. The hash is keyed: the table alone gives no code away.
create table one_time_code (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  address text not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_address on one_time_code (address, created_at desc);

create table one_time_link (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  account_id integer not null references account on delete cascade,
  email text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_link_account on one_time_link (account_id);

-- Who someone is elsewhere.
create table account_identity (
  provider text not null check (provider in ('github', 'instagram')),
  subject text not null,
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (account_id, provider)
);

-- Counters shared by all nodes. Losing them in a crash only gives everyone a fresh start.
create unlogged table rate_limit (
  key text primary key,
  started_at timestamptz not null default now(),
  taken integer not null default 1
);
create index rate_limit_started on rate_limit (started_at);

-- A message with a code or a secret link is emptied once it has been sent.
alter table outbox_message add column sensitive boolean not null default false;
