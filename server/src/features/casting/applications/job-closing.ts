import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { JobClosing } from '../../../platform/feature/job-closing.ts';
import { lockUndecided } from './job-closing.queries.ts';
import { closedAs, toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';

/** Whoever was never viewed reads that the role closed, everyone else that they weren’t selected. */
export const createJobClosing = ({ events }: { readonly events: EventRecorder }): JobClosing => ({
  answer: async (trx, { jobId, words, by }) => {
    const undecided = (await lockUndecided(trx, jobId)).map((row) => ({
      ...row,
      status: toStatus(row.status),
    }));
    for (const to of ['role_closed', 'not_selected'] as const)
      await takeSteps(
        trx,
        events,
        undecided.filter(({ status }) => closedAs[status] === to),
        { to, madeBy: 'team', actorId: by, words },
      );
    return [...new Set(undecided.map(({ talent_id }) => talent_id))];
  },
});
