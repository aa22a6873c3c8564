import type { JobInReview } from '../features/casting/job-postings/index.ts';
import { type Opened, openServices } from './open-services.ts';

const hourMs = 3_600_000;

const ageOf = (at: Date | null, now: Date): string => {
  if (at === null) return 'not submitted';
  const hours = Math.floor((now.getTime() - at.getTime()) / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
};

const wordsOf = ({ check_name, field, evidence }: JobInReview['findings'][number]): string => {
  const found = Object.entries(evidence).map(([name, value]) => `${name}: ${value}`);
  return `  ! ${[check_name, ...(field === null ? [] : [`in ${field}`]), ...found].join('  ')}`;
};

/** Strangers wrote it: nothing in it may steer a terminal. */
const plain = (line: string) => line.replace(/\p{Cc}/gu, ' ');

/** One job, as it is read by whoever decides about it. */
export const describeJob = (job: JobInReview, now: Date): string =>
  [
    `${job.title}  (waits for ${ageOf(job.submitted_at, now)})`,
    `  ${job.recruiter}, ${job.company}, ${job.email ?? 'no e-mail'}, ${job.is_verified ? 'verified' : 'not verified'}`,
    ...(job.findings.length === 0 ? ['  Nothing was noticed.'] : job.findings.map(wordsOf)),
    ...(job.description ?? '').split('\n').map((line) => `  | ${line}`),
    `  approve-job ${job.public_id} ${job.revision}`,
  ]
    .map(plain)
    .join('\n');

export async function listJobsInReview(opened: Opened): Promise<string> {
  const { jobReview } = await openServices(opened);
  const waiting = await jobReview.listWaiting();
  if (waiting.length === 0) return 'No job waits to be read.';
  return waiting.map((job) => describeJob(job, new Date())).join('\n\n');
}
