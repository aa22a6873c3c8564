import type pg from 'pg';

const words = [
  'actor singer dancer teacher mother father doctor lawyer driver student captain farmer thief nurse soldier',
  'train river market temple wedding monsoon school hospital village palace office kitchen garden station bridge',
  'Mumbai Delhi Kolkata Chennai Pune Jaipur morning evening winter summer lead supporting chorus stunt comedy',
  'drama thriller romance horror silent modern classic royal young old brave gentle angry quiet loud funny',
]
  .join(' ')
  .split(' ');

const oneOf = (list: string) => `(array[${list}])[1 + floor(random() * cardinality(array[${list}]))::int]`;
const text = `array['${words.join("','")}']`;

/** So many jobs of all sorts, by a few hundred recruiters, some on characters; the same ones every time. */
const statements = (jobs: number, recruiters: number) => [
  'select setseed(0.42)',
  `insert into account (kind, first_name, last_name, email, email_verified_at)
   select 'recruiter', ${oneOf("'Asha','Vikram','Meera','Rohan'")}, ${oneOf("'Rao','Sen','Kapoor','Iyer'")},
     'jobs-' || n || '@callboard.test', now() from generate_series(1, ${recruiters}) n`,
  `insert into recruiter (account_id, company)
   select id, 'House ' || ${oneOf("'Lantern','Banyan','Comet'")} || ' ' || id from account
   where email like 'jobs-%@callboard.test'`,
  `create temporary table caster as
   select id, row_number() over (order by id) - 1 as place from account where email like 'jobs-%@callboard.test'`,
  `create temporary table made as
   select n, (floor(power(random(), 2) * ${recruiters}))::int as caster, random() as status, random() as fee,
     random() as age, random() as city, random() as days, random() as roles, random() as ends, random() as kinds,
     now() - make_interval(mins => (random() * 60000)::int) as opened_at
   from generate_series(1, ${jobs}) n`,
  `insert into job (recruiter_id, title, description, project_type_id, city_id, gender_id, age_min, age_max, fee_paise,
     fee_per, is_unpaid, is_remote, works_from, works_to, work_days, audition_kinds, status, opened_at, closes_at,
     closes_zone, closed_at, client_id)
   select caster.id, initcap(${oneOf(`'${words.slice(0, 15).join("','")}'`)}) || ' ' || made.n,
     (select string_agg((${text})[1 + floor(power(random(), 2) * ${words.length})::int], ' ')
       from generate_series(1, 30 + made.n % 3)),
     1 + floor(power(random(), 2) * 24), case when made.city < 0.85 then 1 + floor(power(random(), 3) * 60) end,
     case when random() < 0.6 then 1 + floor(random() * 3) end,
     case when made.age < 0.8 then 15 + floor(made.age * 40) end, case when made.age < 0.75 then 20 + floor(made.age * 60) end,
     case when made.fee < 0.7 then 50000 + floor(random() * 4000000) end,
     case when made.fee < 0.7 then ${oneOf("'day','project','month'")} end, made.fee > 0.9, random() < 0.1,
     case when made.days < 0.5 then current_date + (made.days * 100)::int end,
     case when made.days < 0.5 then current_date + (made.days * 110)::int end,
     case when random() < 0.5 then 1 + floor(random() * 20) end,
     array_remove(array[case when made.kinds < 0.5 then 'in_person' end, case when made.kinds > 0.3 then 'self_tape' end,
       case when made.kinds > 0.7 then 'virtual' end, case when made.kinds < 0.1 then 'open_call' end], null),
     case when made.status < 0.8 then 'open' when made.status < 0.84 then 'paused' when made.status < 0.94 then 'closed'
       when made.status < 0.97 then 'draft' else 'in_review' end,
     case when made.status < 0.94 then made.opened_at end,
     case when made.ends < 0.6 then now() + make_interval(hours => (made.ends * 1000 - 30)::int) end,
     case when made.ends < 0.6 then 'Asia/Kolkata' end,
     case when made.status >= 0.84 and made.status < 0.94 then now() end, gen_random_uuid()
   from made join caster on caster.place = made.caster`,
  `insert into job_other_city (job_id, city_id, position)
   select id, 1 + floor(random() * 60), 0 from job where id % 7 = 0`,
  `insert into job_language (job_id, language_id) select id, 1 + id % 9 from job where id % 3 = 0`,
  `insert into job_skill (job_id, skill_id) select id, 101 + id % 8 from job where id % 5 = 0`,
  `insert into project (recruiter_id, title, project_type_id, status)
   select recruiter_id, 'Film ' || id, project_type_id, 'open' from job where id % 4 = 0`,
  `update job set project_id = project.id from project where project.title = 'Film ' || job.id`,
  `insert into project_character (project_id, name, gender_id, playing_age_min, playing_age_max, fee_paise, fee_per,
     work_days, status, position)
   select project_id, 'Role ' || part, case when random() < 0.7 then 1 + floor(random() * 3) end, age.least,
     age.least + 10, fee.paise, case when fee.paise is not null then 'day' end, null,
     case when random() < 0.9 then 'casting' else 'dropped' end, part
   from job cross join generate_series(1, 3) part
   cross join lateral (select case when job.id % 8 = 0 then 10 + (part * 13 + job.id) % 50 end as least) age
   cross join lateral (select case when (job.id + part) % 5 < 2
     then 100000 + (job.id * 7919::bigint + part * 104729) % 3000000 end as paise) fee
   where project_id is not null and (part < 3 or job.id % 3 = 0)`,
  `insert into job_character (job_id, character_id, position)
   select job.id, part.id, part.position from job join project_character part using (project_id)`,
];

export async function fillJobs(pool: pg.Pool, { jobs, recruiters }: { jobs: number; recruiters: number }) {
  const client = await pool.connect();
  try {
    // Nothing notes each of them, and their references are right by themselves.
    await client.query('set session_replication_role = replica');
    for (const statement of statements(jobs, recruiters)) await client.query(statement);
    await client.query('drop table made, caster');
    await client.query('reset session_replication_role');
    await client.query('analyze');
  } finally {
    client.release();
  }
}
