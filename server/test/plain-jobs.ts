/**
 * The same search of jobs in plain SQL on the tables that hold the truth, written without a look at what is kept in
 * memory: what search answers must be what this answers.
 */

export interface PlainWishes {
  readonly text?: string | undefined;
  readonly gender_id?: readonly number[] | undefined;
  readonly min_age?: number | undefined;
  readonly max_age?: number | undefined;
  readonly project_id?: readonly number[] | undefined;
  readonly location_id?: readonly number[] | undefined;
  readonly remote?: boolean | undefined;
  readonly paid?: boolean | undefined;
  readonly pay_min?: number | undefined;
  readonly audition_kind?: readonly string[] | undefined;
  readonly recruiter?: string | undefined;
  readonly activeJobs: boolean;
}

const hasCharacters = 'exists (select from job_character posted where posted.job_id = job.id)';
const characters = `from job_character posted join project_character part on part.id = posted.character_id
  where posted.job_id = job.id and part.status <> 'dropped'`;

/** Of the job itself, or of one of its characters. */
const someRole = (holds: (alias: string, youngest: string, oldest: string) => string) =>
  `(case when ${hasCharacters}
    then exists (select ${characters} and ${holds('part', 'part.playing_age_min', 'part.playing_age_max')})
    else ${holds('job', 'job.age_min', 'job.age_max')} end)`;

const ofGender = (alias: string, ids: readonly number[]) =>
  `(${alias}.gender_id is null or ${alias}.gender_id in (${ids.join()}))`;
const ofAge = (youngest: string, oldest: string, { min_age, max_age }: PlainWishes) =>
  `(coalesce(${oldest}, 1000) >= ${min_age ?? 0} and coalesce(${youngest}, 0) <= ${max_age ?? 100})`;

const perDay = (paise: string, per: string, days: string) =>
  `(${paise} / case ${per} when 'month' then 26 when 'project' then coalesce(${days}, 1) else 1 end)`;
const ownPay = perDay('job.fee_paise', 'job.fee_per', 'job.work_days');

/** The highest of its roles, in paise. */
export const plainPay = `(case when job.is_unpaid then null when ${hasCharacters} then (select max(case
    when part.fee_paise is not null then ${perDay('part.fee_paise', 'part.fee_per', 'coalesce(part.work_days, job.work_days)')}
    else ${perDay('job.fee_paise', 'job.fee_per', 'coalesce(part.work_days, job.work_days)')} end) ${characters})
  else ${ownPay} end)`;

const isOpen = `(job.status = 'open' and (job.closes_at is null or job.closes_at > now())
  and exists (select from account where id = job.recruiter_id and closed_at is null and frozen_at is null))`;
const isPublished = `(job.status in ('open', 'paused', 'closed', 'expired') and job.opened_at is not null
  and exists (select from account where id = job.recruiter_id and closed_at is null and frozen_at is null))`;

export const plainCities = `(select job.city_id as id where job.city_id is not null
  union select city_id from job_other_city where job_id = job.id)`;

const plainText = `(' ' || regexp_replace(lower(concat_ws(' ', job.title, job.production_title, job.description,
  (select concat_ws(' ', title, production_house) from project where project.id = job.project_id),
  (select company from recruiter where account_id = job.recruiter_id),
  (select first_name || ' ' || last_name from account where id = job.recruiter_id))), '[^a-z0-9]+', ' ', 'g'))`;

type Name = 'text' | 'roles' | 'project_type' | 'location' | 'pay' | 'audition_kind' | 'recruiter';

const byGroup = (wishes: PlainWishes): Partial<Record<Name, string>> => {
  const { text, gender_id, min_age, max_age, project_id, location_id, remote, paid, pay_min } = wishes;
  const hasAge = min_age !== undefined || max_age !== undefined;
  return {
    ...(text !== undefined && {
      text: text
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '')
        .map((word) => `${plainText} like '% ${word}%'`)
        .join(' and '),
    }),
    ...((gender_id || hasAge) && {
      roles: someRole((alias, youngest, oldest) =>
        [
          ...(gender_id ? [ofGender(alias, gender_id)] : []),
          ...(hasAge ? [ofAge(youngest, oldest, wishes)] : []),
        ].join(' and '),
      ),
    }),
    ...(project_id && { project_type: `job.project_type_id in (${project_id.join()})` }),
    ...((location_id || remote) && {
      location: `(${[
        ...(location_id
          ? [
              `job.city_id in (${location_id.join()})`,
              `job.id in (select job_id from job_other_city where city_id in (${location_id.join()}))`,
            ]
          : []),
        ...(remote ? ['job.is_remote'] : []),
      ].join(' or ')})`,
    }),
    ...((paid || pay_min !== undefined) && {
      pay: [
        ...(paid ? ['not job.is_unpaid'] : []),
        ...(pay_min === undefined ? [] : [`${plainPay} >= ${pay_min * 100}`]),
      ].join(' and '),
    }),
    ...(wishes.audition_kind && {
      audition_kind: `job.audition_kinds && array['${wishes.audition_kind.join("','")}']`,
    }),
    ...(wishes.recruiter && {
      recruiter: `job.recruiter_id = (select id from account where public_id = '${wishes.recruiter}')`,
    }),
  };
};

export const plainWhere = (wishes: PlainWishes): string =>
  [wishes.activeJobs ? isOpen : isPublished, ...Object.values(byGroup(wishes))].join('\n  and ');

export const plainCount = (wishes: PlainWishes): string =>
  `select count(*)::int as count from job where ${plainWhere(wishes)}`;

const orders = {
  newest: 'job.opened_at desc, job.id desc',
  closing: `${isOpen} desc, job.closes_at nulls last, job.id desc`,
  pay: `${plainPay} desc nulls last, job.id desc`,
} as const;
export type PlainSort = keyof typeof orders;

export const plainPage = (wishes: PlainWishes, sort: PlainSort, limit: number, offset: number): string =>
  `select job.id from job where ${plainWhere(wishes)} order by ${orders[sort]} limit ${limit} offset ${offset}`;

/** Without what one group asks for. */
export const plainWithout = (wishes: PlainWishes, group: string): PlainWishes => {
  const fields: Readonly<Record<string, readonly (keyof PlainWishes)[]>> = {
    text: ['text'],
    gender: ['gender_id'],
    age: ['min_age', 'max_age'],
    project_type: ['project_id'],
    location: ['location_id', 'remote'],
    pay: ['paid', 'pay_min'],
    audition_kind: ['audition_kind'],
    recruiter: ['recruiter'],
  };
  const left = fields[group] ?? [];
  return {
    activeJobs: wishes.activeJobs,
    ...Object.fromEntries(Object.entries(wishes).filter(([name]) => !left.some((field) => field === name))),
  };
};

const genderOf = (wishes: PlainWishes) =>
  `select gender.id, count(*)::int as count from gender join job on ${plainWhere(
    plainWithout(plainWithout(wishes, 'gender'), 'age'),
  )} and ${someRole(
    (alias, youngest, oldest) =>
      `(${alias}.gender_id is null or ${alias}.gender_id = gender.id) and ${ofAge(youngest, oldest, wishes)}`,
  )} group by 1 order by 1`;

/** What each facet says, as statements of two columns: id and count. */
export const plainFacets = (wishes: PlainWishes): Readonly<Record<string, string>> => ({
  project_type: `select job.project_type_id as id, count(*)::int as count from job
    where ${plainWhere(plainWithout(wishes, 'project_type'))} group by 1 order by 1`,
  location: `select city.id, count(*)::int as count from job cross join lateral ${plainCities} city
    where ${plainWhere(plainWithout(wishes, 'location'))} group by 1 order by 1`,
  gender: genderOf(wishes),
  audition_kind: `select kind as id, count(*)::int as count from job cross join lateral unnest(job.audition_kinds) kind
    where ${plainWhere(plainWithout(wishes, 'audition_kind'))} group by 1 order by 1`,
});

export const plainGroups = (wishes: PlainWishes): string[] =>
  ['text', 'gender', 'age', 'project_type', 'location', 'pay', 'audition_kind', 'recruiter'].filter(
    (group) => Object.keys(plainWithout(wishes, group)).length < Object.keys(wishes).length,
  );
