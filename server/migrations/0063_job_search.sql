-- Jobs are searched in the memory of each node (decision 062). Here is what they are searched by, and how a node
-- learns which jobs changed since it last asked.

-- Everything a job casts for: its characters, or the job itself where it has none. The days of the work are those of
-- the character, else of the job, else of the shoot (as `roleWorksFrom` says it).
create view job_role as
  select job.id as job_id, null::integer as character_id, job.title as name, 0::smallint as position,
    true as is_casting, job.gender_id, job.age_min, job.age_max,
    null::smallint as height_min_mm, null::smallint as height_max_mm,
    array['gender', 'age', 'languages', 'skills'] as musts,
    array(select language_id * 10 + 1 from job_language where job_language.job_id = job.id
      order by position, language_id) as languages,
    array(select skill_id from job_skill where job_skill.job_id = job.id order by position, skill_id) as skills,
    '{}'::integer[] as looks,
    case when not job.is_unpaid then job.fee_paise end as fee_paise,
    case when not job.is_unpaid then job.fee_per end as fee_per,
    job.work_days,
    coalesce(job.works_from, job.works_to, project.shoot_starts_on, project.shoot_ends_on) as works_from,
    coalesce(job.works_to, job.works_from, project.shoot_ends_on, project.shoot_starts_on) as works_to,
    array(select kind from job_disclosure where job_disclosure.job_id = job.id
      union select kind from project_disclosure where project_disclosure.project_id = job.project_id) as disclosures
  from job left join project on project.id = job.project_id
  where not exists (select from job_character where job_character.job_id = job.id)
  union all
  select job.id, part.id, part.name, posted.position, part.status = 'casting', part.gender_id,
    part.playing_age_min, part.playing_age_max, part.height_min_mm, part.height_max_mm, part.musts,
    array(select language_id * 10 + level_id from character_language
      where character_language.character_id = part.id order by level_id desc, language_id),
    array(select skill_id from character_skill where character_skill.character_id = part.id order by skill_id),
    array(select look_id from character_look where character_look.character_id = part.id order by look_id),
    case when not job.is_unpaid then coalesce(part.fee_paise, job.fee_paise) end,
    case when job.is_unpaid then null when part.fee_paise is null then job.fee_per else part.fee_per end,
    coalesce(part.work_days, job.work_days),
    coalesce(part.works_from, part.works_to, job.works_from, job.works_to, project.shoot_starts_on,
      project.shoot_ends_on),
    coalesce(part.works_to, part.works_from, job.works_to, job.works_from, project.shoot_ends_on,
      project.shoot_starts_on),
    array(select kind from job_disclosure where job_disclosure.job_id = job.id
      union select kind from project_disclosure where project_disclosure.project_id = part.project_id
      union select kind from character_disclosure where character_disclosure.character_id = part.id)
  from job
  join job_character posted on posted.job_id = job.id
  join project_character part on part.id = posted.character_id
  join project on project.id = part.project_id
  where part.status <> 'dropped';

-- What is paid for a day of work: a month has 26, and a fee for all of it is shared out over its days.
create function fee_per_day(paise bigint, per text, work_days integer) returns bigint language sql immutable
return paise / case per when 'month' then 26 when 'project' then coalesce(work_days, 1) else 1 end;

-- Which jobs a transaction changed. Rows are only added, so nobody waits for anybody; a node asks for those whose
-- transaction it has not yet seen the end of.
create table job_change (
  changed_by xid8 not null default pg_current_xact_id(),
  job_id integer not null,
  noted_at timestamptz not null default now(),
  primary key (changed_by, job_id)
);
create index job_change_noted on job_change (noted_at);

create function note_job_change() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  has jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  -- The column that names a job, a character, a project or a recruiter, and which of these it is.
  insert into job_change (job_id)
  select distinct found.id from (select (was ->> tg_argv[1])::integer union select (has ->> tg_argv[1])::integer) one (id)
  cross join lateral (
    select one.id where tg_argv[0] = 'job'
    union all
    select job_id from job_character where tg_argv[0] = 'character' and character_id = one.id
    union all
    select job.id from job where tg_argv[0] = 'project' and job.project_id = one.id
    union all
    select job.id from job where tg_argv[0] = 'recruiter' and job.recruiter_id = one.id) found
  where found.id is not null
  on conflict do nothing;
  return null;
end $$;

create trigger job_searched after insert or update or delete on job
  for each row execute function note_job_change('job', 'id');
create trigger job_character_searched after insert or update or delete on job_character
  for each row execute function note_job_change('job', 'job_id');
create trigger job_other_city_searched after insert or update or delete on job_other_city
  for each row execute function note_job_change('job', 'job_id');
create trigger job_language_searched after insert or update or delete on job_language
  for each row execute function note_job_change('job', 'job_id');
create trigger job_skill_searched after insert or update or delete on job_skill
  for each row execute function note_job_change('job', 'job_id');
create trigger project_character_searched after update of status, gender_id, playing_age_min, playing_age_max,
    height_min_mm, height_max_mm, musts, fee_paise, fee_per, work_days, works_from, works_to on project_character
  for each row execute function note_job_change('character', 'id');
create trigger character_language_searched after insert or update or delete on character_language
  for each row execute function note_job_change('character', 'character_id');
create trigger character_skill_searched after insert or update or delete on character_skill
  for each row execute function note_job_change('character', 'character_id');
create trigger character_look_searched after insert or update or delete on character_look
  for each row execute function note_job_change('character', 'character_id');
create trigger project_jobs_searched after update of title, production_house, shoot_starts_on,
    shoot_ends_on on project
  for each row execute function note_job_change('project', 'id');
create trigger account_jobs_searched after update of first_name, last_name, frozen_at, closed_at on account
  for each row when (new.kind = 'recruiter') execute function note_job_change('recruiter', 'id');
create trigger recruiter_jobs_searched after update of company on recruiter
  for each row execute function note_job_change('recruiter', 'account_id');
