-- Credits that were given together. Those that end soonest are spent first.
create table credit_lot (
  id bigint generated always as identity primary key,
  recruiter_id integer not null references recruiter,
  source text not null check (source in ('pack', 'plan', 'bonus', 'referral', 'house')),
  -- Empty: they never end.
  expires_at timestamptz,
  -- Counted by the entries of the ledger.
  given integer not null default 0 check (given >= 0),
  unspent integer not null default 0 check (unspent between 0 and given),
  created_at timestamptz not null default now(),
  unique (id, recruiter_id)
);
create index credit_lot_unspent on credit_lot (recruiter_id, expires_at, id) where unspent > 0;
create index credit_lot_ending on credit_lot (expires_at) where unspent > 0 and expires_at is not null;

-- How the ledger of a recruiter stands. Counted by the entries of the ledger.
create table credit_account (
  recruiter_id integer primary key references recruiter,
  balance integer not null default 0 check (balance >= 0),
  entries integer not null default 0 check (entries >= 0)
);

-- The ledger: every credit that came or went, for ever.
create table credit_entry (
  id bigint generated always as identity primary key,
  recruiter_id integer not null references recruiter,
  -- First, second, third ... of this recruiter.
  position integer not null,
  -- 1 bonus, 2 purchase, 3 unlock, 4 refund, 5 adjustment, 6 expiry, 7 referral.
  change_type smallint not null check (change_type between 1 and 7),
  credits integer not null check (credits <> 0),
  balance integer not null check (balance >= 0),
  lot_id bigint not null,
  -- What it is for, so that nothing is charged or given twice: 'unlock:417', 'purchase:88'.
  cause text not null check (length(cause) between 1 and 120),
  talent_id integer references talent,
  -- First day of the month that a plan gives credits for, and the plan.
  plan_month date,
  plan text check (plan in ('studio', 'agency')),
  note text check (length(note) between 1 and 300),
  created_at timestamptz not null default clock_timestamp(),
  unique (recruiter_id, position),
  unique (recruiter_id, cause),
  foreign key (lot_id, recruiter_id) references credit_lot (id, recruiter_id),
  constraint credit_entry_direction check (case
    when change_type in (1, 2, 4, 7) then credits > 0
    when change_type in (3, 6) then credits < 0
    else true end),
  constraint credit_entry_one_credit check (change_type not in (3, 4) or abs(credits) = 1),
  constraint credit_entry_talent check ((change_type in (3, 4)) = (talent_id is not null)),
  constraint credit_entry_plan check ((plan is null) = (plan_month is null)),
  constraint credit_entry_note check (change_type <> 5 or note is not null),
  -- Paid once, given back once, written off once.
  constraint credit_entry_cause check (case change_type
    when 3 then cause = 'unlock:' || talent_id
    when 4 then cause = 'unlock-refund:' || talent_id
    when 6 then cause = 'expiry:' || lot_id
    else true end)
);
create index credit_entry_newest on credit_entry (recruiter_id, created_at desc);
create index credit_entry_lot on credit_entry (lot_id);
create index credit_entry_talent_of on credit_entry (talent_id) where talent_id is not null;

create trigger credit_entry_append_only before update or delete on credit_entry
  for each row execute function refuse_change();
create trigger credit_entry_never_emptied before truncate on credit_entry
  for each statement execute function refuse_change();

-- An entry moves its lot and the balance with it, or it is not written. A cause is looked up here as well: an
-- insert that steps back from a conflict would have been counted before.
create function count_credits() returns trigger language plpgsql as $$
declare
  lot credit_lot;
begin
  insert into credit_account (recruiter_id) values (new.recruiter_id) on conflict do nothing;
  update credit_account set balance = balance + new.credits, entries = entries + 1
    where recruiter_id = new.recruiter_id
    returning balance, entries into new.balance, new.position;
  if exists (select from credit_entry where recruiter_id = new.recruiter_id and cause = new.cause) then
    raise exception '% was counted before', new.cause using errcode = 'unique_violation';
  end if;
  if new.change_type = 4 and not exists (select from credit_entry where recruiter_id = new.recruiter_id
      and cause = 'unlock:' || new.talent_id) then
    raise exception 'Nothing was paid that could come back' using errcode = 'restrict_violation';
  end if;
  -- What comes back after its lot has ended begins a lot of its own.
  update credit_lot set unspent = unspent + new.credits,
      given = case when new.credits < 0 then given
        when new.change_type = 4 then greatest(given, unspent + new.credits)
        else given + new.credits end
    where id = new.lot_id and recruiter_id = new.recruiter_id
    returning * into lot;
  if lot.expires_at <= new.created_at and (new.credits > 0 or new.change_type = 3) then
    raise exception 'These credits have ended' using errcode = 'restrict_violation';
  end if;
  if new.change_type = 6 and (lot.unspent > 0 or lot.expires_at > new.created_at or lot.expires_at is null) then
    raise exception 'These credits have not ended' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger credit_entry_counted before insert on credit_entry
  for each row execute function count_credits();

-- Nobody moves them but an entry of the ledger.
create function refuse_change_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% is counted by the ledger', tg_table_name using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger credit_account_counted before insert or update or delete on credit_account
  for each row execute function refuse_change_by_hand();
create trigger credit_lot_counted before update or delete on credit_lot
  for each row execute function refuse_change_by_hand();
create trigger credit_account_never_emptied before truncate on credit_account
  for each statement execute function refuse_change_by_hand();
create trigger credit_lot_never_emptied before truncate on credit_lot
  for each statement execute function refuse_change_by_hand();
create trigger credit_lot_begins_empty before insert on credit_lot
  for each row when (new.given <> 0 or new.unspent <> 0) execute function refuse_change_by_hand();

-- Empty when all is well: looked at every night and by tests.
create view credit_mismatch as
select account.recruiter_id, account.balance,
  coalesce(ledger.credits, 0) as sum_of_entries, coalesce(lots.unspent, 0) as sum_of_lots
from credit_account account
left join (select recruiter_id, sum(credits) as credits, count(*) as entries, max(position) as last
  from credit_entry group by recruiter_id) ledger using (recruiter_id)
left join (select recruiter_id, sum(unspent) as unspent, bool_or(unspent <> coalesce(moved, 0)) as is_wrong
  from credit_lot
  left join (select lot_id, sum(credits) as moved from credit_entry group by lot_id) moves
    on moves.lot_id = credit_lot.id
  group by recruiter_id) lots using (recruiter_id)
where account.balance <> coalesce(ledger.credits, 0) or account.balance <> coalesce(lots.unspent, 0)
  or account.entries <> coalesce(ledger.entries, 0) or account.entries <> coalesce(ledger.last, 0)
  or lots.is_wrong;

alter table unlock
  -- What paid for it; empty only for what the house gave.
  add column credit_entry_id bigint unique references credit_entry,
  -- Whom it was for.
  add column character_id integer references project_character on delete set null,
  -- The talent had been away for long: the credit comes back should the question below stay unanswered.
  add column was_away boolean not null default false;
create index unlock_newest on unlock (recruiter_id, unlocked_at desc);
create index unlock_character on unlock (character_id) where character_id is not null;

-- Is this talent free on these days? Asked only by who unlocked them.
create table availability_question (
  id integer generated always as identity primary key,
  recruiter_id integer not null,
  talent_id integer not null,
  starts_on date not null,
  ends_on date not null,
  status text not null default 'asked' check (status in ('asked', 'available', 'not_available', 'expired')),
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (recruiter_id, talent_id) references unlock (recruiter_id, talent_id) on delete cascade,
  constraint availability_question_days check (starts_on <= ends_on and ends_on - starts_on < 366),
  constraint availability_question_settled check ((status = 'asked') = (settled_at is null))
);
-- Asking twice is asking once.
create unique index availability_question_open on availability_question (recruiter_id, talent_id, starts_on, ends_on)
  where status = 'asked';
create index availability_question_talent on availability_question (talent_id, asked_at desc);
create index availability_question_waiting on availability_question (asked_at) where status = 'asked';
