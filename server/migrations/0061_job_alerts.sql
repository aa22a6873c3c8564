-- Job searches that talents keep, and how often they are told of new jobs.
create table saved_job_search (
  id integer generated always as identity primary key,
  talent_id integer not null references talent on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- As in the address of the search.
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  rhythm text not null check (rhythm in ('none', 'now', 'daily')),
  created_at timestamptz not null default now(),
  -- What is new counts from here.
  opened_at timestamptz not null default now(),
  -- Jobs opened until then have been told of.
  told_at timestamptz not null default now()
);
create unique index saved_job_search_name on saved_job_search (talent_id, lower(name));
create index saved_job_search_due on saved_job_search (rhythm, told_at) where rhythm <> 'none';
