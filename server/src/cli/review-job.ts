import { z } from 'zod';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Opened, openServices } from './open-services.ts';

const wordsFor = ({ code, message }: ProblemError, publicId: string) =>
  code === 'NOT_FOUND' ? `No job has the id ${publicId}.` : message;

type JobReview = Awaited<ReturnType<typeof openServices>>['jobReview'];

async function review(
  opened: Opened,
  { publicId, usage }: { readonly publicId: string; readonly usage: string },
  decide: (jobReview: JobReview) => Promise<void>,
): Promise<void> {
  if (!z.guid().safeParse(publicId).success) throw new Error(`Say which job: ${usage}`);
  const { jobReview } = await openServices(opened);
  try {
    await decide(jobReview);
  } catch (error) {
    if (error instanceof ProblemError) throw new Error(wordsFor(error, publicId));
    throw error;
  }
}

/** The revision is that of the job as it was read: `jobs-in-review` says it. */
export async function approveJob(opened: Opened, publicId: string, revision: string): Promise<string> {
  const usage = 'approve-job 0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10 4';
  if (!/^\d{1,9}$/.test(revision)) throw new Error(`Say which revision you read: ${usage}`);
  await review(opened, { publicId, usage }, (jobReview) =>
    jobReview.approve({ publicId, revision: Number(revision) }),
  );
  return 'The job is open, and its poster was told.';
}

export async function returnJob(opened: Opened, publicId: string, reason: string): Promise<string> {
  const usage = 'return-job 0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10 "Say how long the shoot is."';
  if (reason.trim() === '' || reason.length > 2000)
    throw new Error(`Say why, in up to 2000 letters: ${usage}`);
  await review(opened, { publicId, usage }, (jobReview) => jobReview.return({ publicId }, reason.trim()));
  return 'The job is back with its poster, who was told why.';
}
