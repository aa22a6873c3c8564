import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Submission = z.object({ recruiterId: z.int(), submission: z.uuid() });

export const documentsSubmitted = eventType('recruiter_papers.submitted', Submission);
export const documentsRefused = eventType('recruiter_papers.refused', Submission);
/** The badge shows from now on. */
export const recruiterVerified = eventType('recruiter.verified', z.object({ recruiterId: z.int() }));
/** An admin removed the badge. */
export const recruiterUnverified = eventType('recruiter.unverified', z.object({ recruiterId: z.int() }));
