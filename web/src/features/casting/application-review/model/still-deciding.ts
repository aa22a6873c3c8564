import type { ApplicantDetail } from '../api.ts';

type Steps = ApplicantDetail['steps'];

const day = 24 * 60 * 60 * 1000;

/** A step of the team to where it stood before: word that nothing is decided yet. */
export const isDecidingStep = (steps: Steps, at: number): boolean =>
  steps[at]?.made_by === 'team' && at > 0 && steps[at - 1]?.status === steps[at].status;

/** Said in the last 24 hours: said again, nothing would be sent. */
export const wasSaidToday = (steps: Steps, now: number = Date.now()): boolean =>
  steps.some((step, at) => isDecidingStep(steps, at) && now - Date.parse(step.at) < day);
