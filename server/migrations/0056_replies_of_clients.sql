-- Replies of clients reach the team once in a while, and each of the team has read them up to a time.

-- When the replies that are told of together began.
alter table client_link add column announced_at timestamptz;

create table client_answer_seen (
  account_id integer not null references account on delete cascade,
  character_id integer not null references project_character on delete cascade,
  -- Up to here this person has read what clients said of the character.
  seen_at timestamptz not null,
  primary key (account_id, character_id)
);
create index client_answer_seen_character on client_answer_seen (character_id);
