import type { Batch } from './batch.ts';
import { daysBetween, moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import { applicationNotes } from './data/job-lines.ts';
import type { Job } from './job.ts';
import type { Person } from './person.ts';
import type { Random, Weighted } from './random.ts';
import type { ApplicationRow, ApplicationStatus } from './rows.ts';

const whileOpen: Weighted<ApplicationStatus> = [
  ['applied', 38],
  ['viewed', 27],
  ['shortlisted', 13],
  ['audition', 7],
  ['callback', 3],
  ['offered', 2],
  ['not_selected', 7],
  ['withdrawn', 3],
];
const inTheFirstDays: Weighted<ApplicationStatus> = [
  ['applied', 70],
  ['viewed', 30],
];
const onceClosed: Weighted<ApplicationStatus> = [
  ['not_selected', 70],
  ['role_closed', 24],
  ['withdrawn', 6],
];

/** The demo talent has one application in each of these states. */
const demoTalentStatuses: readonly ApplicationStatus[] = [
  'audition',
  'shortlisted',
  'viewed',
  'applied',
  'applied',
];

/** The jobs of these have been open longer, so that there was time for every step. */
const daysOfOwn = 5;

const daysOpen = ({ row }: Job, today: Date) =>
  daysBetween(row.opened_at ?? row.created_at, today.toISOString());

const anyone = { gender: null } as const;

function candidatesFor({ row, role }: Job, people: readonly Person[]): Person[] {
  return suitablePeople(people, role?.script ?? { ...anyone, age: [row.age_min, row.age_max] });
}

/** Most recruiters reply within seven days, so who still waits has mostly applied since. */
const waiting: readonly ApplicationStatus[] = ['applied', 'viewed', 'shortlisted', 'audition', 'callback'];
const lastWeek = 6.5;

function applicationRow(
  job: Job,
  talent: Person,
  status: ApplicationStatus,
  today: Date,
  random: Random,
): ApplicationRow {
  const isRecent = random.chance(0.88) && waiting.includes(status);
  const posted = Date.parse(job.row.opened_at ?? job.row.created_at);
  const opened = isRecent ? Math.max(posted, Date.parse(moment(today, -lastWeek))) : posted;
  const closes = Math.min(today.getTime(), Date.parse(job.row.closes_at));
  const created = new Date(opened + Math.max(0, closes - opened) * random.fraction());
  const decided = daysBetween(created.toISOString(), today.toISOString());
  const looked =
    status === 'applied' ? created : new Date(moment(created, Math.min(decided, 9) * random.fraction()));
  return {
    job_id: job.row.id,
    talent_id: talent.id,
    character_id: job.role?.row.id ?? null,
    note: random.chance(0.7) ? random.pick(applicationNotes) : null,
    status,
    created_at: created.toISOString(),
    updated_at: new Date(
      Math.min(today.getTime(), Math.max(created.getTime(), looked.getTime())),
    ).toISOString(),
  };
}

function applicantsOf(job: Job, { people, random }: DemoContext): Person[] {
  const script = job.role?.script;
  const cast = people.find(({ id }) => id === job.role?.castBy);
  const sure = (script?.applicantFaces ?? []).flatMap((face) => people[face] ?? []);
  const count = script?.applicants ?? 2 + Math.floor(14 * random.fraction() ** 1.6);
  const drawn = random.sample(candidatesFor(job, people), count);
  return [...new Set([...(cast ? [cast] : []), ...sure, ...drawn])].filter(
    ({ number }) => number > 0 || cast?.number === 0,
  );
}

/** People apply for roles they could play. */
export function addApplications(batch: Batch, jobs: readonly Job[], context: DemoContext): void {
  const { people, random, today } = context;
  const up = jobs.filter(({ row }) => row.opened_at !== null);
  for (const job of up) {
    const over = job.row.status === 'closed' || job.row.status === 'expired';
    for (const talent of applicantsOf(job, context)) {
      const isCast = talent.id === job.role?.castBy;
      const soFar = daysOpen(job, today) < 3 ? inTheFirstDays : whileOpen;
      const status = isCast ? 'cast' : random.weighted(over ? onceClosed : soFar);
      batch.job_application.push(applicationRow(job, talent, status, today, random));
    }
  }
  const demoTalent = people[0];
  if (!demoTalent) return;
  const castIn = new Set(
    jobs.flatMap(({ row, role }) => (role?.castBy === demoTalent.id ? row.project_id : [])),
  );
  const open = up.filter(
    (job) =>
      job.row.status === 'open' &&
      job.role !== null &&
      daysOpen(job, today) > daysOfOwn &&
      !castIn.has(job.row.project_id) &&
      candidatesFor(job, [demoTalent]).length > 0,
  );
  const chosen = random.sample(open, demoTalentStatuses.length);
  for (const [index, status] of demoTalentStatuses.entries())
    for (const job of chosen.slice(index, index + 1))
      batch.job_application.push(applicationRow(job, demoTalent, status, today, random));
}
