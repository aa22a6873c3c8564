alter table recruiter
  add column casting_since smallint check (casting_since between 1950 and 2100),
  -- Stands in the public list. The page itself can be opened by whoever has its address.
  add column is_public boolean not null default true,
  -- What they pass on to others who cast; made when it is first asked for.
  add column referral_code text unique check (referral_code ~ '^[a-z0-9]{8}$');

create index account_referred_by on account (lower(referred_by)) where referred_by is not null;

create table recruiter_language (
  recruiter_id integer not null references recruiter on delete cascade,
  language_id integer not null references language,
  primary key (recruiter_id, language_id)
);
create table recruiter_project_type (
  recruiter_id integer not null references recruiter on delete cascade,
  project_type_id integer not null references project_type,
  primary key (recruiter_id, project_type_id)
);

-- Cast elsewhere or before: the recruiter's own word, in the recruiter's own order.
create table past_casting (
  recruiter_id integer not null references recruiter on delete cascade,
  position smallint not null check (position between 0 and 29),
  title text not null check (length(title) between 1 and 160),
  project_type_id integer not null references project_type,
  year smallint not null check (year between 1950 and 2100),
  primary key (recruiter_id, position)
);

-- Who a company is. The number and the papers are sealed: who reads the database or the store reads neither.
create table recruiter_verification (
  recruiter_id integer primary key references recruiter on delete cascade,
  -- A new submission is another one: a decision names the one it was made on.
  submission uuid not null unique default gen_random_uuid(),
  legal_name text not null check (length(legal_name) between 1 and 160),
  gstin_sealed bytea check (length(gstin_sealed) between 30 and 200),
  gstin_masked text check (length(gstin_masked) between 6 and 12),
  proof_link text check (proof_link ~ '^https?://' and length(proof_link) <= 300),
  note text check (length(note) between 1 and 1000),
  status text not null default 'in_review' check (status in ('in_review', 'verified', 'refused')),
  refused_reason text check (length(refused_reason) between 1 and 500),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  -- An admin is no account. Empty when it was decided at the server itself.
  decided_by integer,
  constraint recruiter_verification_gstin check ((gstin_sealed is null) = (gstin_masked is null)),
  constraint recruiter_verification_reason check ((status = 'refused') = (refused_reason is not null)),
  constraint recruiter_verification_decision check ((status = 'in_review') = (decided_at is null)),
  constraint recruiter_verification_decided_by check (decided_by is null or decided_at is not null)
);
create index recruiter_verification_waiting on recruiter_verification (submitted_at) where status = 'in_review';

create table recruiter_paper (
  submission uuid not null references recruiter_verification (submission) on delete cascade,
  position smallint not null check (position between 0 and 5),
  kind text not null check (kind in
    ('registration', 'gst_certificate', 'udyam_certificate', 'guild_card', 'production_letter')),
  file_key text not null unique check (file_key like 'identity/%'),
  -- What it was made from, to know a call whose answer was lost.
  upload text not null,
  primary key (submission, position)
);

-- The house looks at the papers of recruiters, too.
alter table private_view rename column talent_id to account_id;
alter table private_view rename constraint private_view_talent_id_fkey to private_view_account_id_fkey;
alter index private_view_talent rename to private_view_account;
alter table private_view
  -- Empty: somebody at the server itself.
  alter column admin_id drop not null,
  drop constraint private_view_what_check,
  add constraint private_view_what_check check (what in ('id_number', 'id_front', 'id_back', 'gstin', 'company_paper'));
