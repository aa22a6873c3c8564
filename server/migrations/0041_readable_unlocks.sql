-- Whose contact details someone reads: of talents they unlocked, and of those that the owner of a project unlocked
-- for one of its characters, for as long as they are an associate there.
create view readable_unlock as
  select recruiter_id as account_id, talent_id, recruiter_id as owner_id, unlocked_at from unlock
  union all
  select member.account_id, unlock.talent_id, unlock.recruiter_id, unlock.unlocked_at
  from project_member member
  join project on project.id = member.project_id
  join unlock on unlock.recruiter_id = project.recruiter_id
  join project_character part on part.id = unlock.character_id and part.project_id = project.id
  where member.role = 'associate';
