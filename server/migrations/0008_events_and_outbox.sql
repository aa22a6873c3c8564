-- What happened, once, in the transaction in which it happened.
create table event_log (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  occurred_at timestamptz not null default now()
);
create index event_log_type on event_log (type, id);
create trigger event_log_append_only before update or delete on event_log
  for each row execute function refuse_change();

-- What leaves the house: mail, SMS and WhatsApp messages.
create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  -- A second message with the same key is the same message: it is written once.
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'kept', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint outbox_message_subject check (channel <> 'mail' or subject is not null),
  constraint outbox_message_sent check ((status = 'sent') = (sent_at is not null))
);
create index outbox_message_newest on outbox_message (created_at desc, id desc);

-- Jobs that have used up their tries and wait for a person.
create view dead_letter as
select job.id, task.identifier as task, job.payload, job.last_error, job.attempts,
  job.created_at, job.updated_at as failed_at
from graphile_worker._private_jobs job
join graphile_worker._private_tasks task on task.id = job.task_id
where job.attempts >= job.max_attempts and job.locked_at is null;
