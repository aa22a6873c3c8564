alter table conversation
  -- Who alone sees it until something is said in it; null when both have opened it.
  add column opened_by integer references account on delete set null;

-- Each of the two as they sit in it.
create view conversation_seat as
  select id as conversation_id, recruiter_id as account_id, talent_id as other_id, recruiter_id, talent_id, project_id,
    last_seq, revision, last_message_at, opened_by, created_at from conversation
  union all
  select id, talent_id, recruiter_id, recruiter_id, talent_id, project_id,
    last_seq, revision, last_message_at, opened_by, created_at from conversation;

-- Pictures and files of messages, checked and safe to keep. Storage keys are made by the server.
create table message_attachment (
  id integer generated always as identity primary key,
  owner_id integer not null references account on delete cascade,
  -- Null until it is sent; from then on it belongs to this message and no other.
  message_id bigint references message on delete cascade,
  position smallint not null default 0,
  kind text not null check (kind in ('photo', 'file')),
  -- The upload it was: recorded twice, it is the same attachment.
  upload_key text not null unique,
  file_key text not null unique,
  thumbnail_key text unique,
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  placeholder text,
  created_at timestamptz not null default now(),
  constraint message_attachment_photo
    check ((kind = 'photo') = (num_nulls(thumbnail_key, width, height, placeholder) = 0))
);
create index message_attachment_sent on message_attachment (message_id, position) where message_id is not null;
create index message_attachment_unsent on message_attachment (created_at) where message_id is null;
create index message_attachment_owner on message_attachment (owner_id);

create function keep_attachment_where_it_is() returns trigger language plpgsql as $$
begin
  raise exception 'a sent attachment stays with its message';
end $$;
create trigger message_attachment_stays before update of message_id on message_attachment
  for each row when (old.message_id is not null and new.message_id is distinct from old.message_id)
  execute function keep_attachment_where_it_is();

-- Who has something to read in which conversation, and since when: there is a row for as long as there is.
create table conversation_waiting (
  conversation_id integer not null references conversation on delete cascade,
  account_id integer not null references account on delete cascade,
  -- The first message of the stretch.
  first_seq integer not null check (first_seq > 0),
  since timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (account_id, conversation_id)
);
create index conversation_waiting_conversation on conversation_waiting (conversation_id);

create function unread_from(talk integer, reader integer, read_seq integer) returns integer stable language sql as $$
  select seq from message
  where conversation_id = talk and seq > read_seq and sender_id <> reader and deleted_at is null
  order by seq limit 1
$$;

create function message_waits() returns trigger language plpgsql as $$
begin
  insert into conversation_waiting (conversation_id, account_id, first_seq)
    select conversation_id, account_id, new.seq from conversation_seat
    where conversation_id = new.conversation_id and account_id <> new.sender_id
    on conflict (account_id, conversation_id) do nothing;
  return null;
end $$;
create trigger message_waits_to_be_read after insert on message
  for each row execute function message_waits();

create function forget_waiting(talk integer, reader integer) returns void language sql as $$
  delete from conversation_waiting
  where conversation_id = talk and account_id = reader and unread_from(talk, reader, coalesce((
    select last_read_seq from conversation_read where conversation_id = talk and account_id = reader), 0)) is null
$$;

-- Reading and writing take turns at a conversation, so that nothing is written in between and never told.
create function take_turn_to_read() returns trigger language plpgsql as $$
begin
  perform from conversation where id = new.conversation_id for no key update;
  return new;
end $$;
create trigger conversation_read_in_turn before insert or update on conversation_read
  for each row execute function take_turn_to_read();

create function reading_ends_waiting() returns trigger language plpgsql as $$
begin
  perform forget_waiting(new.conversation_id, new.account_id);
  return null;
end $$;
create trigger conversation_read_ends_waiting after insert or update on conversation_read
  for each row execute function reading_ends_waiting();

create function taking_back_ends_waiting() returns trigger language plpgsql as $$
begin
  perform forget_waiting(conversation_id, account_id) from conversation_seat
    where conversation_id = new.conversation_id and account_id <> new.sender_id;
  return null;
end $$;
create trigger message_taken_back_ends_waiting after update of deleted_at on message
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function taking_back_ends_waiting();

insert into conversation_waiting (conversation_id, account_id, first_seq)
  select seat.conversation_id, seat.account_id, unread_from(seat.conversation_id, seat.account_id,
    coalesce(mark.last_read_seq, 0))
  from conversation_seat seat
  left join conversation_read mark
    on mark.conversation_id = seat.conversation_id and mark.account_id = seat.account_id
  where unread_from(seat.conversation_id, seat.account_id, coalesce(mark.last_read_seq, 0)) is not null;

-- How many messages somebody has not read.
create function unread_messages(reader integer) returns integer stable language sql as $$
  select count(*)::int from conversation_waiting waiting
  left join conversation_read mark
    on mark.conversation_id = waiting.conversation_id and mark.account_id = waiting.account_id
  join message on message.conversation_id = waiting.conversation_id
    and message.seq > coalesce(mark.last_read_seq, 0) and message.sender_id <> reader and message.deleted_at is null
  where waiting.account_id = reader
$$;

-- Who changes many at once numbers them: one by one, the row of the conversation would be rewritten for each.
drop trigger message_change_numbered on message;
create trigger message_change_numbered before update of text, deleted_at, edited_at on message
  for each row when (new.revision = old.revision) execute function number_message_change();
