import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** The recruiter is who is told: its poster, or who owns its project where the poster left that. */
const ofJob = z.object({ jobId: z.int(), recruiterId: z.int() });

/** Somebody at Callboard reads it before it shows. */
export const jobSubmitted = eventType('job.submitted', ofJob);
/** Applications are taken from now on, for the first time or again. */
export const jobOpened = eventType('job.opened', ofJob);
export const jobApproved = eventType('job.approved', ofJob);
/** The step has the words of the reviewer. */
export const jobReturned = eventType('job.returned', ofJob.extend({ stepId: z.int() }));
export const jobWithdrawn = eventType('job.withdrawn', ofJob);
export const jobPaused = eventType('job.paused', ofJob);
export const jobClosed = eventType('job.closed', ofJob);
export const jobExpired = eventType('job.expired', ofJob);
