-- What was uploaded is looked at by a job: until then it waits in quarantine, and nobody is shown it.
alter table media_asset
  add column state text not null default 'ready' check (state in ('processing', 'ready', 'refused')),
  -- Why it was refused, in words for its owner.
  add column refusal text check (length(refusal) between 1 and 300),
  -- A film or a recording as it is served: the original, with the place and the notes taken out.
  add column file_key text,
  -- Where in quarantine it waits, and the picture that will stand for a film.
  add column source_key text,
  add column poster_source_key text,
  -- How often the job began: a file that brings the server down is not tried for ever.
  add column tries smallint not null default 0,
  add constraint media_asset_waiting check ((state = 'processing') = (source_key is not null)),
  add constraint media_asset_refusal check ((state = 'refused') = (refusal is not null)),
  add constraint media_asset_nothing_early check (
    state = 'ready' or num_nonnulls(file_key, card_key, page_key, full_key, placeholder) = 0);
create index media_asset_processing on media_asset (id) where state = 'processing';

-- Films and recordings come piece by piece; the row is there from the first piece on.
alter table upload
  add column resumable boolean not null default false,
  add column bytes bigint check (bytes > 0),
  -- When the last piece was in the store.
  add column arrived_at timestamptz,
  add constraint upload_resumable_length check (not resumable or bytes is not null);
create index upload_resumable on upload (expires_at) where resumable;
