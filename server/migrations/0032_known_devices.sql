alter table account
  -- Raised to forget every known device and every wrong try at once: cookies and counters carry the number.
  add column device_generation integer not null default 0;

alter table one_time_code
  -- A print of the network or known device that asked; null when nobody's browser did.
  add column asked_from text,
  -- How often each place has tried, by its print.
  add column tries_by_place jsonb not null default '{}',
  drop constraint one_time_code_tries_check,
  add constraint one_time_code_tries_check check (tries between 0 and 25);
