-- Whom a line names, other than who did it: the name goes with their account.
alter table project_activity add column person_id integer references account on delete set null;
create index project_activity_person on project_activity (person_id) where person_id is not null;

-- What happened in one transaction has one time.
update project_activity set person_id = actor_id where kind in ('person_joined', 'person_left');
update project_activity activity set person_id = unlock.talent_id from unlock
  where activity.kind = 'talent_unlocked' and unlock.character_id = activity.character_id
    and unlock.unlocked_at = activity.happened_at;
update project_activity activity set person_id = entry.talent_id from character_shortlist entry
  where activity.kind = 'shortlist_added' and activity.detail ? 'name'
    and entry.character_id = activity.character_id and entry.created_at = activity.happened_at;
-- Nobody can tell any more who the others are.
update project_activity activity set detail = detail - 'name', person_id = null
  where kind in ('person_joined', 'person_left', 'person_removed', 'person_role_changed',
      'talent_unlocked', 'shortlist_added', 'shortlist_removed')
    and not exists (select from account where account.id = activity.person_id and erased_at is null);
