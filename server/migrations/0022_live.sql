-- What open pages hear of. Said inside the transaction that makes it true, heard by every node once it holds,
-- in the order of the commits. Ids only: whoever hears it reads the rest and checks who may see it.
create function tell_live(kind text, facts jsonb) returns void language sql as $$
  select pg_notify('callboard_live', (jsonb_build_object('kind', kind) || facts)::text)
$$;

create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform tell_live('session-ended', jsonb_build_object('account', old.account_id, 'session', old.id));
  return null;
end $$;
create trigger session_ended_live after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_ended();
create trigger session_removed_live after delete on session
  for each row when (old.ended_at is null) execute function tell_session_ended();

create function tell_account_changed() returns trigger language plpgsql as $$
begin
  perform tell_live('account-changed', jsonb_build_object('account', new.id));
  return null;
end $$;
create trigger account_standing_live after update of frozen_at, closed_at on account
  for each row when (old.frozen_at is distinct from new.frozen_at or old.closed_at is distinct from new.closed_at)
  execute function tell_account_changed();

create function tell_question_settled() returns trigger language plpgsql as $$
begin
  perform tell_live('unlock-date', jsonb_build_object('account', new.recruiter_id, 'talent', new.talent_id));
  return null;
end $$;
create trigger availability_question_live after update of status on availability_question
  for each row when (old.status is distinct from new.status) execute function tell_question_settled();

-- Notifications ---------------------------------------------------------------------------------------------

-- What is said when something happens. Shipped with the program; what the team rewords stays reworded.
create table notification_template (
  id integer generated always as identity primary key,
  ref text not null unique check (ref ~ '^[a-z][a-z-]*(\.[a-z][a-z-]*)+$'),
  -- 1 talent, 2 recruiter.
  notification_type smallint not null check (notification_type in (1, 2)),
  -- A topic of the preferences, or 'account' for what one is always told.
  topic text not null check (topic in (
    'offers', 'auditions', 'availability', 'answers', 'applications', 'messages', 'new_calls', 'new_faces',
    'credits', 'account')),
  -- With {{variables}}, **strong words** and _titles_.
  message text not null check (length(message) between 1 and 500),
  subject text check (length(subject) between 1 and 200),
  -- Where it leads, below the address of the house; with {{variables}}.
  path text not null check (path like '/%' and length(path) <= 300),
  action text check (length(action) between 1 and 60),
  edited_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint notification_template_mail check ((subject is null) = (action is null))
);
create trigger notification_template_touch before update on notification_template
  for each row execute function touch_updated_at();

-- How far the notifications of a person have come, and how far they have looked.
create table notification_box (
  account_id integer primary key references account on delete cascade,
  last_seq integer not null default 0 check (last_seq >= 0),
  viewed_seq integer not null default 0 check (viewed_seq between 0 and last_seq)
);

create table notification (
  id bigint generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  -- First, second, third ... of this person; given when it is written, so that a later one commits later.
  seq integer not null default 0,
  -- What it tells of, so that nothing is told twice: 'talent.unlocked:8812', 'message:44:17'.
  cause text not null check (length(cause) between 1 and 120),
  ref text not null references notification_template (ref) on update cascade,
  topic text not null,
  message text not null check (length(message) between 1 and 1000),
  -- The message in pieces: [{"text": "Priyanka Hegde", "style": "strong"}, ...]
  parts jsonb not null,
  path text not null check (path like '/%' and length(path) <= 300),
  -- Who did it.
  about_account_id integer references account on delete cascade,
  -- The question it asks.
  question_id integer references availability_question on delete cascade,
  button_pressed_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, cause),
  unique (account_id, seq)
);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_about on notification (about_account_id) where about_account_id is not null;
create index notification_question on notification (question_id) where question_id is not null;

create function number_notification() returns trigger language plpgsql as $$
begin
  insert into notification_box (account_id, last_seq) values (new.account_id, 1)
    on conflict (account_id) do update set last_seq = notification_box.last_seq + 1
    returning last_seq into new.seq;
  return new;
end $$;
create trigger notification_numbered before insert on notification
  for each row execute function number_notification();

create function tell_notification() returns trigger language plpgsql as $$
begin
  perform tell_live('notification', jsonb_build_object('account', new.account_id, 'seq', new.seq));
  return null;
end $$;
create trigger notification_live after insert or update on notification
  for each row execute function tell_notification();
create function tell_box() returns trigger language plpgsql as $$
begin
  perform tell_live('notification', jsonb_build_object('account', new.account_id, 'seq', new.last_seq));
  return null;
end $$;
create trigger notification_box_live after update of viewed_seq on notification_box
  for each row when (old.viewed_seq <> new.viewed_seq) execute function tell_box();

-- Messages --------------------------------------------------------------------------------------------------

alter table conversation
  -- Messages written, and changes made to them: both count without gaps, in the order of the commits.
  add column last_seq integer not null default 0,
  add column revision integer not null default 0,
  add column last_message_at timestamptz;

alter table message
  add column seq integer,
  -- The change that made it what it is: its writing, or its last edit.
  add column revision integer,
  add column quoted_message_id bigint references message on delete set null,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  drop constraint message_text_check,
  add constraint message_text_check check (length(text) <= 8000),
  add constraint message_deleted_says_nothing check (deleted_at is null or text = '');
update message set seq = numbered.place, revision = numbered.place
  from (select id, row_number() over (partition by conversation_id order by id) as place from message) numbered
  where numbered.id = message.id;
update conversation set last_seq = counted.messages, revision = counted.messages, last_message_at = counted.newest
  from (select conversation_id, count(*) as messages, max(created_at) as newest from message group by 1) counted
  where counted.conversation_id = conversation.id;
alter table message
  alter column seq set not null,
  alter column revision set not null,
  -- Numbered when they are written: see below.
  alter column seq set default 0,
  alter column revision set default 0,
  add constraint message_place unique (conversation_id, seq),
  add constraint message_revision unique (conversation_id, revision);
drop index message_conversation;
create index message_words on message using gin (text gin_trgm_ops) where deleted_at is null;
create index conversation_of_recruiter on conversation (recruiter_id, last_message_at desc nulls last);
create index conversation_of_talent on conversation (talent_id, last_message_at desc nulls last);
drop index conversation_talent;

-- The row of the conversation is held until the commit: nobody reads the next message before this one. Sent a
-- second time, a message is not written and takes no number; the insert answers no row.
create function number_message() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(new.sender_id, hashtext(new.client_id::text));
  perform from conversation where id = new.conversation_id for no key update;
  if exists (select from message where sender_id = new.sender_id and client_id = new.client_id) then
    return null;
  end if;
  update conversation set last_seq = last_seq + 1, revision = revision + 1,
      last_message_at = greatest(last_message_at, new.created_at)
    where id = new.conversation_id
    returning last_seq, revision into new.seq, new.revision;
  return new;
end $$;
create trigger message_numbered before insert on message for each row execute function number_message();

create function number_message_change() returns trigger language plpgsql as $$
begin
  update conversation set revision = revision + 1 where id = new.conversation_id
    returning revision into new.revision;
  return new;
end $$;
create trigger message_change_numbered before update of text, deleted_at, edited_at on message
  for each row execute function number_message_change();

create function tell_message() returns trigger language plpgsql as $$
declare
  talk conversation;
begin
  select * into talk from conversation where id = new.conversation_id;
  perform tell_live('message', jsonb_build_object('conversation', talk.id, 'message', new.id,
    'revision', new.revision, 'accounts', jsonb_build_array(talk.recruiter_id, talk.talent_id)));
  return null;
end $$;
create trigger message_live after insert or update on message for each row execute function tell_message();

alter table conversation_read add column last_read_seq integer, add column read_at timestamptz not null default now();
update conversation_read set last_read_seq = message.seq from message where message.id = last_read_message_id;
alter table conversation_read drop column last_read_message_id, alter column last_read_seq set not null,
  add constraint conversation_read_seq check (last_read_seq >= 0);

create function tell_read() returns trigger language plpgsql as $$
declare
  talk conversation;
begin
  select * into talk from conversation where id = new.conversation_id;
  perform tell_live('read', jsonb_build_object('conversation', talk.id, 'reader', new.account_id,
    'seq', new.last_read_seq, 'accounts', jsonb_build_array(talk.recruiter_id, talk.talent_id)));
  return null;
end $$;
create trigger conversation_read_live after insert or update on conversation_read
  for each row execute function tell_read();

-- Whom somebody does not want to hear from. It holds for every conversation of the two, both ways.
create table blocked_contact (
  account_id integer not null references account on delete cascade,
  blocked_id integer not null references account on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);
create index blocked_contact_other on blocked_contact (blocked_id);

create function tell_block() returns trigger language plpgsql as $$
declare
  pair blocked_contact := coalesce(new, old);
begin
  perform tell_live('block', jsonb_build_object('accounts', jsonb_build_array(pair.account_id, pair.blocked_id)));
  return null;
end $$;
create trigger blocked_contact_live after insert or delete on blocked_contact
  for each row execute function tell_block();

-- Why something is reported; the team can add more.
create table report_reason (
  id integer generated always as identity primary key,
  title text not null unique check (length(title) between 1 and 120)
);
insert into report_reason (title) values
  ('Asks for money'), ('Not who they say they are'), ('Harassment or insults'), ('Asks for intimate pictures'),
  ('Spam'), ('Unsafe for a minor'), ('Something else');

create table abuse_report (
  id integer generated always as identity primary key,
  reporter_id integer not null references account on delete cascade,
  reported_id integer not null references account on delete cascade,
  reason_id integer not null references report_reason,
  text text not null default '' check (length(text) <= 2000),
  conversation_id integer references conversation on delete set null,
  message_id bigint references message on delete set null,
  -- The words as they stood: whoever wrote them may take them back.
  quoted_text text check (length(quoted_text) <= 8000),
  reported_at timestamptz not null default now(),
  check (reporter_id <> reported_id)
);
create index abuse_report_reported on abuse_report (reported_id, reported_at desc);
create index abuse_report_reporter on abuse_report (reporter_id);
