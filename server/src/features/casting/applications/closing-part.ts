import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { ClosingPart } from '../../../platform/feature/closing-part.ts';
import { createProjectJobsClosing } from '../job-postings/index.ts';
import { answerApplications, listWaiting } from './closing-part.queries.ts';

/** Its jobs close first, so that nobody applies while those who did are answered. */
export const createApplicationsPart = (options: { readonly events: EventRecorder }): ClosingPart => {
  const closeJobs = createProjectJobsClosing(options);
  return {
    key: 'applications',
    words:
      'Thank you for applying. Casting is now complete, and you weren’t selected this time. We hope to see you for another role.',
    listWaiting,
    answer: async (trx, outcome) => {
      await closeJobs(trx, outcome);
      return answerApplications(trx, outcome);
    },
  };
};
