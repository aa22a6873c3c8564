import { z } from 'zod';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Opened, openServices } from './open-services.ts';

const wordsFor = ({ code, message }: ProblemError, publicId: string) =>
  code === 'NOT_FOUND' ? `No job has the id ${publicId}.` : message;

async function review(opened: Opened, publicId: string, usage: string, reason?: string): Promise<void> {
  if (!z.guid().safeParse(publicId).success) throw new Error(`Say which job: ${usage}`);
  const { jobReview } = await openServices(opened);
  try {
    await (reason === undefined ? jobReview.approve({ publicId }) : jobReview.return({ publicId }, reason));
  } catch (error) {
    if (error instanceof ProblemError) throw new Error(wordsFor(error, publicId));
    throw error;
  }
}

export async function approveJob(opened: Opened, publicId: string): Promise<string> {
  await review(opened, publicId, 'approve-job 0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10');
  return 'The job is open, and its poster was told.';
}

export async function returnJob(opened: Opened, publicId: string, reason: string): Promise<string> {
  const usage = 'return-job 0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10 "Say how long the shoot is."';
  if (reason.trim() === '' || reason.length > 2000)
    throw new Error(`Say why, in up to 2000 letters: ${usage}`);
  await review(opened, publicId, usage, reason.trim());
  return 'The job is back with its poster, who was told why.';
}
