create table conversation (
  id integer generated always as identity primary key,
  recruiter_id integer not null references recruiter on delete cascade,
  talent_id integer not null references talent on delete cascade,
  project_id integer references project on delete set null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (recruiter_id, talent_id, project_id)
);
create index conversation_talent on conversation (talent_id);

create table message (
  id bigint generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  sender_id integer not null references account on delete cascade,
  -- Made by the sender's device: sending twice writes once.
  client_id uuid not null,
  text text not null check (length(text) between 1 and 8000),
  created_at timestamptz not null default now(),
  unique (sender_id, client_id)
);
create index message_conversation on message (conversation_id, id desc);

create table conversation_read (
  conversation_id integer not null references conversation on delete cascade,
  account_id integer not null references account on delete cascade,
  last_read_message_id bigint not null references message on delete cascade,
  primary key (conversation_id, account_id)
);
