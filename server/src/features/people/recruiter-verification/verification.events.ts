import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Submission = z.object({ recruiterId: z.int(), submission: z.uuid() });

export const documentsSubmitted = eventType('recruiter_papers.submitted', Submission);
export const documentsRefused = eventType('recruiter_papers.refused', Submission);
/** From this moment the badge is shown. */
export const recruiterVerified = eventType('recruiter.verified', z.object({ recruiterId: z.int() }));
/** The house took the badge back. */
export const recruiterUnverified = eventType('recruiter.unverified', z.object({ recruiterId: z.int() }));
