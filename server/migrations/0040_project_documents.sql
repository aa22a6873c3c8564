-- Documents of a project with all their versions, who opened which, and the copies that carry a reader's name.

alter table project_character add constraint project_character_of_project unique (project_id, id);

create table project_document (
  id integer generated always as identity primary key,
  project_id integer not null references project on delete cascade,
  -- Null: for everyone the project was shared with, or the whole team.
  character_id integer,
  kind text not null check (kind in ('sides', 'script', 'release', 'other')),
  title text not null check (length(title) between 1 and 160),
  audience text not null check (audience in ('team', 'shared')),
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  constraint project_document_character foreign key (project_id, character_id)
    references project_character (project_id, id) on delete set null (character_id)
);
create index project_document_project on project_document (project_id, id desc);
create index project_document_character on project_document (character_id) where character_id is not null;
create index project_document_created_by on project_document (created_by);

-- What was meant for the talents of one character is not for everyone once that character is gone.
create function keep_documents_of_character() returns trigger language plpgsql as $$
begin
  update project_document set audience = 'team' where character_id = old.id;
  return old;
end $$;
create trigger project_character_documents before delete on project_character
  for each row execute function keep_documents_of_character();

create table project_document_version (
  id integer generated always as identity primary key,
  document_id integer not null references project_document on delete cascade,
  number integer not null check (number > 0),
  -- The upload it was: sent again, it is the same version.
  upload_key text not null unique,
  file_key text not null unique,
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  stored_bytes bigint not null check (stored_bytes >= 0),
  note text check (length(note) between 1 and 300),
  added_by integer references account on delete set null,
  added_at timestamptz not null default now(),
  unique (document_id, number)
);
create index project_document_version_added_by on project_document_version (added_by);

-- Every opening. It goes with its document and in no other way.
create table document_opening (
  id bigint generated always as identity primary key,
  version_id integer not null references project_document_version on delete cascade,
  account_id integer not null references account,
  opened_at timestamptz not null default now()
);
create index document_opening_version on document_opening (version_id, account_id, opened_at desc);
create index document_opening_account on document_opening (account_id, opened_at desc);

create function refuse_change_while_documented() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from project_document_version where id = old.version_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger document_opening_append_only before update or delete on document_opening
  for each row execute function refuse_change_while_documented();

-- A version with the name of its reader on each page, kept so that it opens quickly again.
create table document_copy (
  id integer generated always as identity primary key,
  version_id integer not null references project_document_version on delete cascade,
  account_id integer not null references account on delete cascade,
  file_key text not null unique,
  stored_bytes bigint not null check (stored_bytes >= 0),
  made_at timestamptz not null default now(),
  unique (version_id, account_id)
);
create index document_copy_account on document_copy (account_id);

-- Files go with their rows, whoever deletes these: see platform/storage/file-removal.ts.
create function remove_document_files() returns trigger language plpgsql as $$
declare
  keys json;
begin
  select json_agg(file_key) into keys from gone;
  if keys is not null then
    perform graphile_worker.add_job('storage/remove-files', json_build_object('keys', keys), max_attempts := 12);
  end if;
  return null;
end $$;
create trigger project_document_version_files after delete on project_document_version
  referencing old table as gone for each statement execute function remove_document_files();
create trigger document_copy_files after delete on document_copy
  referencing old table as gone for each statement execute function remove_document_files();

-- As in 0027, and documents count for who added them. Copies with names are ours.
create or replace view storage_use as
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
    select added_by, 0, greatest(bytes, stored_bytes), 0 from project_document_version where added_by is not null
    union all
    select account_id, 0, 0, bytes from data_export where state = 'ready'
  ) part
  group by account_id;

create or replace view stored_file as
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
  select 'project_document_version', id::text, file_key, added_at from project_document_version
  union all
  select 'document_copy', id::text, file_key, made_at from document_copy
  union all
  select 'data_export', id::text, archive_key, requested_at from data_export where state in ('packing', 'ready');
