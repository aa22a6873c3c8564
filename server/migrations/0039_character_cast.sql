-- A character can want several, so who plays it is a list.

create table character_cast (
  character_id integer not null references project_character on delete cascade,
  talent_id integer not null references talent on delete cascade,
  cast_at timestamptz not null default now(),
  primary key (character_id, talent_id)
);
create index character_cast_talent on character_cast (talent_id);
create index character_cast_at on character_cast (cast_at);
insert into character_cast (character_id, talent_id, cast_at)
  select id, cast_talent_id, coalesce(cast_at, updated_at) from project_character where cast_talent_id is not null;

drop view character_candidate;
drop trigger project_character_note_when_cast on project_character;
drop function note_when_cast();
-- Their constraints and indexes go with them.
alter table project_character drop column cast_talent_id, drop column cast_at;

-- Everyone who is considered for a character, once, at the furthest stage: 1 cast, 2 offered, 3 auditioned,
-- 4 invited, 5 applied, 6 shortlisted. Derived from what happened. Who said no or was told no is not in it, unless
-- they are still on the shortlist.
create view character_candidate as
  select character_id, talent_id, min(rank) as rank, max(since) as since
  from (
    select character_id, talent_id, 1 as rank, cast_at as since from character_cast
    union all
    select character_id, talent_id,
        case status when 'cast' then 1 when 'offered' then 2 when 'audition' then 3 when 'callback' then 3
          when 'shortlisted' then 6 else 5 end,
        updated_at
      from job_application
      where character_id is not null
        and status in ('applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'cast')
    union all
    select character_id, talent_id, 4, shared_at from project_share
      where status in ('shared', 'read', 'interested')
    union all
    select character_id, talent_id, 6, created_at from character_shortlist
  ) considered
  group by character_id, talent_id;

-- What the recruiter said when the project was closed, where the talent reads how it ended.
alter table job_application add column answer_words text check (length(answer_words) between 1 and 2000);
alter table project_share add column answer_words text check (length(answer_words) between 1 and 2000);

-- Characters that had not found everyone they wanted. They are cast again when the project is reopened.
alter table project_closing add column unfilled integer[] not null default '{}';
