-- Which nodes are up and who has a page open on them. Known anew within seconds, so it need not survive a crash.
create unlogged table live_node (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

create unlogged table live_connection (
  account_id integer not null references account on delete cascade,
  node_id uuid not null references live_node on delete cascade,
  since timestamptz not null default now(),
  primary key (account_id, node_id)
);
create index live_connection_node on live_connection (node_id);

-- Who is there now. A node that has not been heard of for half a minute counts for nothing.
create view online_account as
  select account.id as account_id from account
  where frozen_at is null and closed_at is null and exists (
    select from live_connection
    join live_node on live_node.id = live_connection.node_id
    where live_connection.account_id = account.id and live_node.seen_at > now() - interval '30 seconds');

-- What other tabs of the same person show of them in the header.
create trigger account_shown_live after update of first_name, last_name, email, email_verified_at, mobile_verified_at
  on account for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
    or old.email is distinct from new.email
    or old.email_verified_at is distinct from new.email_verified_at
    or old.mobile_verified_at is distinct from new.mobile_verified_at)
  execute function tell_account_changed();

create function tell_person_changed() returns trigger language plpgsql as $$
begin
  perform tell_live('account-changed', jsonb_build_object('account', new.account_id));
  return null;
end $$;
create trigger talent_shown_live after update of completed_at, icon_asset_id on talent for each row
  when (old.completed_at is distinct from new.completed_at or old.icon_asset_id is distinct from new.icon_asset_id)
  execute function tell_person_changed();
create trigger recruiter_shown_live after update of verified_at, icon_asset_id, company on recruiter for each row
  when (old.verified_at is distinct from new.verified_at or old.icon_asset_id is distinct from new.icon_asset_id
    or old.company is distinct from new.company)
  execute function tell_person_changed();
