import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Submission = z.object({ talentId: z.int(), submission: z.uuid() });

export const idProofSubmitted = eventType('id_proof.submitted', Submission);
export const idProofDecided = eventType('id_proof.decided', Submission);
