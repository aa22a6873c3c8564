-- Everybody marks days on which they cannot work, recruiters too.
alter table unavailable_dates rename column talent_id to account_id;
alter table unavailable_dates rename constraint unavailable_dates_talent_id_days_excl to unavailable_dates_never_overlap;
alter table unavailable_dates
  drop constraint unavailable_dates_talent_id_fkey,
  add constraint unavailable_dates_account_id_fkey foreign key (account_id) references account on delete cascade,
  -- The same for every week of one repetition.
  add column series_id uuid,
  -- Made by a booking, and changed only together with it.
  add column is_booking boolean not null default false,
  add constraint unavailable_dates_booking_alone check (not is_booking or series_id is null);
create index unavailable_dates_series on unavailable_dates (series_id) where series_id is not null;

-- Who somebody is. The number and the pictures are sealed: who reads the database or the store reads neither.
create table id_proof (
  talent_id integer primary key references talent on delete cascade,
  -- A new submission is another one: a decision names the one it was made on.
  submission uuid not null unique default gen_random_uuid(),
  proof_type_id integer not null references id_proof_type,
  number_sealed bytea not null check (length(number_sealed) between 30 and 200),
  number_masked text not null check (length(number_masked) between 6 and 12),
  front_key text not null unique check (front_key like 'identity/%'),
  back_key text unique check (back_key like 'identity/%'),
  -- The uploads it was made from, to know a call whose answer was lost.
  uploads text[] not null,
  status text not null default 'in_review' check (status in ('in_review', 'verified', 'refused')),
  refused_reason text check (length(refused_reason) between 1 and 500),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  -- An admin is no account.
  decided_by integer,
  constraint id_proof_reason check ((status = 'refused') = (refused_reason is not null)),
  constraint id_proof_decision check (num_nulls(decided_at, decided_by) = case status when 'in_review' then 2 else 0 end)
);
create index id_proof_waiting on id_proof (submitted_at) where status = 'in_review';

-- Every time somebody of the house looked at private data. The talent can read it; nobody can change it.
create table private_view (
  id bigint generated always as identity primary key,
  talent_id integer not null references account,
  admin_id integer not null,
  what text not null check (what in ('id_number', 'id_front', 'id_back')),
  viewed_at timestamptz not null default now()
);
create index private_view_talent on private_view (talent_id, viewed_at desc);
create trigger private_view_append_only before update or delete on private_view
  for each row execute function refuse_change();

-- Which recruiter looked at whom, by the day on Indian wall calendars.
create table profile_view (
  talent_id integer not null references talent on delete cascade,
  recruiter_id integer not null references recruiter on delete cascade,
  day date not null default (now() at time zone 'Asia/Kolkata')::date,
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null default now(),
  primary key (talent_id, day, recruiter_id)
);
create index profile_view_recruiter on profile_view (recruiter_id);
