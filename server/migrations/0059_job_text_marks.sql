-- What is compared to find a text that was copied: the smallest hashes of its word groups. Few of them are equal
-- by chance, and most of them are where most of the text is the same.
alter table job add column text_marks integer[] not null default '{}';
create index job_text_marks on job using gin (text_marks) where text_marks <> '{}';

-- The fees that a fee is compared with.
create index job_fees on job (project_type_id, opened_at desc) where status = 'open' and fee_paise is not null;

-- Whether a number belonged to somebody who was closed or frozen.
create index account_mobile_gone on account (mobile)
  where mobile is not null and (closed_at is not null or frozen_at is not null);
