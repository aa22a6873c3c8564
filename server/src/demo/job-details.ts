import type { Batch } from './batch.ts';
import { dateOn, daysBetween, moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import {
  jobQuestions,
  mediaRequests,
  ownPostings,
  payNotes,
  voiceRequest,
  voiceTypes,
} from './data/job-details.ts';
import { closesOn, unsaidOfJob } from './job.ts';
import type { Random, Weighted } from './random.ts';
import { idOf } from './reference.ts';
import type { JobRow } from './rows.ts';

const demoRecruiterId = 1;
const viewsBack = 28;

const kindsOfAudition: Weighted<readonly string[]> = [
  [['self_tape'], 40],
  [['in_person'], 16],
  [['self_tape', 'in_person'], 24],
  [['virtual'], 8],
  [['self_tape', 'virtual'], 6],
  [['open_call'], 6],
];

/** What the demo recruiter is still writing, and what is being read at Callboard. */
function addOwnPostings(batch: Batch, today: Date, random: Random): void {
  for (const posting of ownPostings) {
    const isSent = posting.status === 'in_review';
    batch.job.push({
      ...unsaidOfJob,
      id: batch.job.length + 1,
      public_id: random.uuid(),
      recruiter_id: demoRecruiterId,
      project_id: null,
      title: posting.title,
      description: posting.description,
      production_title: posting.production,
      project_type_id: idOf.projectType(posting.type),
      city_id: idOf.city(posting.city),
      gender_id: null,
      age_min: posting.age[0],
      age_max: posting.age[1],
      fee_paise: posting.rupeesPerDay * 100,
      fee_per: 'day',
      is_unpaid: false,
      is_house_opening: false,
      status: posting.status,
      submitted_at: isSent ? moment(today, -0.4) : null,
      opened_at: null,
      ...closesOn(dateOn(today, random.int(12, 30))),
      created_at: moment(today, -random.int(1, 6)),
      updated_at: moment(today, isSent ? -0.4 : -random.fraction()),
    });
  }
}

function describe(row: JobRow, isVoice: boolean, batch: Batch, random: Random): void {
  const project = batch.project.find(({ id }) => id === row.project_id);
  row.audition_kinds = isVoice ? ['self_tape'] : random.weighted(kindsOfAudition);
  row.wanted = row.title.includes('ancers') ? 8 : random.chance(0.85) ? 1 : random.int(2, 6);
  row.is_remote = isVoice && random.chance(0.5);
  const drawn = random.int(1, 24);
  const shootDays = project ? daysBetween(project.shoot_starts_on, project.shoot_ends_on) + 1 : drawn;
  row.work_days ??= Math.min(drawn, shootDays);
  row.works_from = project?.shoot_starts_on ?? null;
  row.works_to = project?.shoot_ends_on ?? null;
  row.pay_note = !row.is_unpaid && random.chance(0.6) ? random.pick(payNotes) : null;
  if (row.status === 'closed' || row.status === 'expired') row.closed_at = row.updated_at;
}

function addAsked(batch: Batch, { id: job_id }: JobRow, isVoice: boolean, random: Random): void {
  const requests = isVoice ? [voiceRequest] : random.sample(mediaRequests, random.int(0, 2));
  for (const [position, request] of requests.entries())
    batch.job_media_request.push({ job_id, ...request, position });
  for (const [position, question] of random.sample(jobQuestions, random.int(0, 3)).entries())
    batch.job_question.push({ job_id, ...question, choices: question.choices ?? [], position });
  if (random.chance(0.12))
    batch.job_disclosure.push({ job_id, kind: 'stunts', level: 'light', note: 'Running in the rain' });
}

/** More in the first days, and hardly anybody at the end. */
function addViews(batch: Batch, row: JobRow, today: Date, random: Random): void {
  if (row.opened_at === null) return;
  const openedDaysAgo = daysBetween(row.opened_at, today.toISOString());
  const closedDaysAgo = Math.max(0, daysBetween(row.closes_at, today.toISOString()));
  const busy = 6 + 60 * random.fraction() ** 2;
  for (let ago = Math.min(openedDaysAgo, viewsBack); ago >= closedDaysAgo; ago -= 1) {
    const views = Math.round((busy * (0.4 + random.fraction())) / (1 + (openedDaysAgo - ago) / 6));
    if (views > 0) batch.job_view.push({ job_id: row.id, day: dateOn(today, -ago), views });
  }
}

/** Everything that jobs say besides who is wanted, and how often they were viewed. */
export function addJobDetails(batch: Batch, { today, random, recruiters }: DemoContext): void {
  if (recruiters.some(({ id }) => id === demoRecruiterId)) addOwnPostings(batch, today, random);
  const voices = new Set(voiceTypes.map(idOf.projectType));
  for (const row of batch.job) {
    const own = random.child(`job ${row.id}`);
    const isVoice = voices.has(row.project_type_id);
    describe(row, isVoice, batch, own);
    addAsked(batch, row, isVoice, own);
    addViews(batch, row, today, own);
  }
}
