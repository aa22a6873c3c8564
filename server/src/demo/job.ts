import type { Batch } from './batch.ts';
import { dateOn, daysBetween, moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import {
  callboardOpenings,
  careLines,
  sendLines,
  unpaidLines,
  workLines,
  workLinesByType,
} from './data/job-lines.ts';
import type { Production, Role } from './project.ts';
import type { Random, Weighted } from './random.ts';
import { callboardRecruiterId } from './recruiter.ts';
import { idOf } from './reference.ts';
import type { JobRow, JobStatus } from './rows.ts';
import { fill } from './text.ts';

type Fee = Pick<JobRow, 'fee_paise' | 'fee_per' | 'is_unpaid'>;
const unpaidWork: Fee = { fee_paise: null, fee_per: null, is_unpaid: true };
type Per = NonNullable<JobRow['fee_per']>;

const paisePerRupee = 100;

function rupees(amount: number, per: Per): Fee {
  return { fee_paise: amount * paisePerRupee, fee_per: per, is_unpaid: false };
}

/** Usual fees in rupees, and how often a job is unpaid. */
const usual: Readonly<Record<string, readonly [min: number, max: number, per: Per, unpaid: number]>> = {
  'Feature film': [9_000, 48_000, 'day', 0],
  'Web series': [10_000, 50_000, 'day', 0],
  'Television serial': [60_000, 220_000, 'month', 0],
  'Short film': [3_000, 14_000, 'day', 0.35],
  Commercial: [25_000, 140_000, 'project', 0],
  'Music video': [12_000, 60_000, 'project', 0.05],
  Theatre: [18_000, 90_000, 'project', 0.12],
  'Audio drama': [6_000, 30_000, 'project', 0],
  Documentary: [6_000, 16_000, 'day', 0.15],
};
const otherwise = [10_000, 45_000, 'project', 0.05] as const;

export function feeFor(type: string, random: Random): Fee {
  const [min, max, per, unpaid] = usual[type] ?? otherwise;
  const amount = Math.round((min + (max - min) * random.fraction() ** 1.4) / 500) * 500;
  return random.chance(unpaid) ? unpaidWork : rupees(amount, per);
}

/** At the end of a day in India. */
export const closesOn = (day: string): Pick<JobRow, 'closes_at' | 'closes_zone'> => ({
  closes_at: `${day}T23:59:00+05:30`,
  closes_zone: 'Asia/Kolkata',
});

/** Said later, by `addJobDetails`. */
export const unsaidOfJob = {
  production_title: null,
  audition_kinds: [],
  wanted: 1,
  is_remote: false,
  work_days: null,
  works_from: null,
  works_to: null,
  pay_note: null,
  closed_at: null,
} as const;

export interface Job {
  readonly row: JobRow;
  readonly role: Role | null;
}

const whileCasting: Weighted<JobStatus> = [
  ['open', 88],
  ['expired', 6],
  ['paused', 3],
  ['in_review', 3],
];

function statusOf({ row, script, recruiter }: Production, role: Role, random: Random): JobStatus {
  if (row.status === 'draft' || row.status === 'closed' || row.status === 'paused') return row.status;
  if (role.row.status !== 'casting') return 'closed';
  if (script.company) return 'open';
  return recruiter.verified ? random.weighted(whileCasting) : random.pick(['open', 'in_review']);
}

/** How long ago it was posted, and in how many days it closes. */
function datesOf(status: JobStatus, { script }: Role, production: Production, today: Date, random: Random) {
  if (status === 'closed' || status === 'expired') {
    const latest = production.row.closed_at
      ? -daysBetween(production.row.closed_at, today.toISOString())
      : -2;
    const closes = Math.min(latest, -2) - random.int(0, 12);
    return { opened: -closes + random.int(14, 30), closes };
  }
  const closes = script.closesIn ?? (random.chance(0.16) ? random.int(0, 3) : random.int(4, 38));
  return { opened: script.openedDaysAgo ?? random.fraction() ** 1.5 * 24 + 0.1, closes };
}

function describe(role: Role, production: Production, unpaid: boolean, random: Random) {
  const { script } = role;
  const length = daysBetween(production.row.shoot_starts_on, production.row.shoot_ends_on) + 1;
  const drawn = random.int(2, 24);
  const days = Math.max(1, Math.min(length, role.row.work_days ?? drawn));
  const weeks = Math.max(2, Math.ceil(length / 7));
  const city = production.script.city;
  const shoots = random.pick(days < 2 ? ['One shoot day in {city}.'] : workLines);
  const work = fill(workLinesByType[production.script.type] ?? shoots, { days, weeks, city });
  const last = unpaid ? random.pick(unpaidLines) : random.pick(careLines);
  const description = [script.brief, `${work} ${last}`, random.pick(sendLines)].join('\n\n');
  return { description, work_days: days };
}

function addJob(batch: Batch, production: Production, role: Role, today: Date, random: Random): Job {
  const status = statusOf(production, role, random);
  const fee = role.script.fee ? rupees(...role.script.fee) : feeFor(production.script.type, random);
  const { opened, closes } = datesOf(status, role, production, today, random);
  const isUp = status !== 'draft' && status !== 'in_review';
  const row: JobRow = {
    ...unsaidOfJob,
    id: batch.job.length + 1,
    public_id: random.uuid(),
    recruiter_id: production.recruiter.id,
    project_id: production.row.id,
    title: role.row.name,
    ...describe(role, production, fee.fee_paise === null, random),
    project_type_id: production.row.project_type_id,
    city_id: production.row.city_id,
    gender_id: role.row.gender_id,
    age_min: role.row.playing_age_min,
    age_max: role.row.playing_age_max,
    ...fee,
    is_house_opening: false,
    status,
    submitted_at: status === 'draft' ? null : moment(today, -opened - 0.2),
    opened_at: isUp ? moment(today, -opened) : null,
    ...closesOn(dateOn(today, closes)),
    created_at: moment(today, -opened - 0.5),
    updated_at: moment(today, -opened),
  };
  batch.job.push(row);
  batch.job_character.push({ job_id: row.id, character_id: role.row.id });
  return { row, role };
}

function callboardJobs(batch: Batch, today: Date, random: Random): Job[] {
  return callboardOpenings.map((opening) => {
    const opened = moment(today, -random.int(1, 20) - random.fraction());
    const row: JobRow = {
      ...unsaidOfJob,
      id: batch.job.length + 1,
      public_id: random.uuid(),
      recruiter_id: callboardRecruiterId,
      project_id: null,
      title: opening.title,
      description: opening.description,
      project_type_id: idOf.projectType(opening.type),
      city_id: idOf.city(opening.city),
      gender_id: null,
      age_min: opening.age[0],
      age_max: opening.age[1],
      ...(opening.fee ? rupees(...opening.fee) : unpaidWork),
      is_house_opening: true,
      status: 'open',
      submitted_at: opened,
      opened_at: opened,
      ...closesOn(dateOn(today, opening.closesIn)),
      created_at: opened,
      updated_at: opened,
    };
    batch.job.push(row);
    return { row, role: null };
  });
}

/** Most roles have their own job, and Callboard adds its openings. */
export function addJobs(
  batch: Batch,
  productions: readonly Production[],
  { today, random, recruiters }: DemoContext,
): Job[] {
  const jobs = productions.flatMap((production) =>
    production.roles
      .filter(() => production.script.company !== undefined || random.chance(0.68))
      .map((role) => addJob(batch, production, role, today, random)),
  );
  return recruiters.some(({ id }) => id === callboardRecruiterId)
    ? [...jobs, ...callboardJobs(batch, today, random)]
    : jobs;
}
