-- How much room everybody takes up. Nothing is counted twice and no counter can go wrong: the rows are the count.

alter table upload
  -- It became something that is counted by itself from then on.
  add column recorded boolean not null default false;
update upload set recorded = true where claimed_at is not null;
-- What was announced, or the most that may come.
update upload set bytes = 10485760 where bytes is null;
alter table upload
  alter column bytes set default 10485760,
  alter column bytes set not null,
  drop constraint upload_resumable_length;
create index upload_counted on upload (owner_id) where not recorded;

-- All that lies in the store for a row: the original and what was made from it. Zero until it is known.
alter table media_asset add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
alter table message_attachment add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
alter table id_proof add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
alter table recruiter_paper add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
alter table comp_card add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);

-- What waits: granted, under way, in quarantine. What is kept: everything that became something. Archives of one's
-- own data are told apart: there is one at a time, and it goes by itself.
create view storage_use as
  select account_id,
    sum(waiting)::bigint as waiting_bytes,
    (count(*) filter (where waiting > 0))::int as waiting_files,
    sum(kept)::bigint as kept_bytes,
    sum(archive)::bigint as archive_bytes
  from (
    select owner_id as account_id, bytes as waiting, 0::bigint as kept, 0::bigint as archive
      from upload where not recorded
    union all
    select owner_id, 0, greatest(bytes, stored_bytes), 0 from media_asset
      where state <> 'refused' and owner_id is not null
    union all
    select owner_id, 0, greatest(bytes, stored_bytes), 0 from message_attachment
    union all
    select talent_id, 0, stored_bytes, 0 from id_proof
    union all
    select request.recruiter_id, 0, paper.stored_bytes, 0
      from recruiter_paper paper join recruiter_verification request on request.submission = paper.submission
    union all
    select talent_id, 0, stored_bytes, 0 from comp_card where pdf_key is not null
    union all
    select account_id, 0, 0, bytes from data_export where state = 'ready'
  ) part
  group by account_id;

-- Every file that a row knows. A row of `owned_by` with its files, as the nightly comparison needs them.
create view stored_file as
  select 'upload' as owned_by, key as row_id, key, created_at from upload where not recorded
  union all
  select 'media_asset', asset.id::text, file.key, asset.created_at from media_asset asset
    cross join lateral (
      select distinct key from (values
        (asset.original_key), (asset.file_key), (asset.card_key), (asset.page_key), (asset.full_key)) file (key)
      where key is not null) file
    where asset.state = 'ready'
  union all
  select 'media_asset_source', asset.id::text, file.key, asset.created_at from media_asset asset
    cross join lateral (values (asset.source_key), (asset.poster_source_key)) file (key)
    where asset.state = 'processing' and file.key is not null
  union all
  select 'message_attachment', id::text, file.key, created_at from message_attachment
    cross join lateral (values (file_key), (thumbnail_key)) file (key) where file.key is not null
  union all
  select 'id_proof', talent_id::text, file.key, submitted_at from id_proof
    cross join lateral (values (front_key), (back_key)) file (key) where file.key is not null
  union all
  select 'recruiter_paper', paper.file_key, paper.file_key, request.submitted_at
    from recruiter_paper paper join recruiter_verification request on request.submission = paper.submission
  union all
  select 'comp_card', talent_id::text, file.key, made_at from comp_card
    cross join lateral (values (pdf_key), (picture_key)) file (key) where file.key is not null
  union all
  select 'data_export', id::text, archive_key, requested_at from data_export where state in ('packing', 'ready');

-- What the store said it holds, written anew every night.
create unlogged table listed_file (
  key text primary key,
  bytes bigint not null,
  changed_at timestamptz not null
);
