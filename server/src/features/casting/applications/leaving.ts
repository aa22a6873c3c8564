import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { lockLeftBehind } from './personal-data.queries.ts';
import { toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';

export const leavingWords =
  'The recruiter who posted this closed their Callboard account, so we closed your application. It says nothing about you.';

/** Whoever applied to somebody who leaves is told so, once. */
export async function closeLeftBehind(
  trx: Database,
  account: { readonly id: number },
  events: Pick<EventRecorder, 'record'>,
): Promise<void> {
  const left = await lockLeftBehind(trx, account);
  await takeSteps(
    trx,
    events,
    left.map((row) => ({ ...row, status: toStatus(row.status) })),
    { to: 'role_closed', madeBy: 'callboard', actorId: null, words: leavingWords, because: 'left' },
  );
}
