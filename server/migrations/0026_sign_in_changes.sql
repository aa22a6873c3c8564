-- What was changed about how somebody signs in, with how it stood before: kept while it can be undone.
create table sign_in_change (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  method text not null check (method in ('email', 'mobile', 'password', 'github', 'instagram')),
  action text not null check (action in ('added', 'changed', 'removed')),
  device text not null,
  state_before jsonb not null,
  changed_at timestamptz not null default now(),
  undone_at timestamptz
);
create index sign_in_change_account on sign_in_change (account_id);

-- "This was not me", one for each address that was told. Only the hash is kept.
create table sign_in_change_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  change_id bigint not null references sign_in_change on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_change_link_change on sign_in_change_link (change_id);

alter table one_time_link
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check
    check (purpose in ('verify-email', 'reset-password', 'set-password'));

-- An Instagram account that was linked to show its followers opens nothing. One that came with the sign-up
-- was written in the same transaction, so both carry the same moment.
alter table account_identity add column signs_in boolean not null default true;
update account_identity set signs_in = false
from account
where account.id = account_identity.account_id
  and account_identity.provider = 'instagram'
  and account.created_at <> account_identity.created_at;

-- What waits from now on was asked for with proof. Accounts without a password were never asked for any.
update account set pending_email = null, pending_mobile = null
where password_hash is null and num_nonnulls(pending_email, pending_mobile) > 0;
