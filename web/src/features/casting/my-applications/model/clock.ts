import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { shortDate } from '../../job-cards/index.ts';

/** The last day something can be done: a deadline at midnight ends the day before. */
export const dueDateOf = (at: string): string => shortDate(Date.parse(at) - 1);

type Application = Pick<OwnApplicationDetail, 'steps' | 'clock'>;

/** Since it was sent last: one can withdraw and apply again. */
export const stepsSinceSent = <S extends Application['steps'][number]>(steps: readonly S[]): readonly S[] => {
  const from = steps.findLastIndex(
    ({ status, made_by: madeBy }) => status === 'applied' && madeBy === 'talent',
  );
  return from < 0 ? steps : steps.slice(from);
};

/** Word of a recruiter who is still deciding: a step to the status before it. */
export function isStillDeciding<S extends Application['steps'][number]>(
  steps: readonly S[],
  step: S,
): boolean {
  const before = steps[steps.indexOf(step) - 1];
  return step.made_by === 'team' && before !== undefined && before.status === step.status;
}

/** The newest of it while the status stands. */
export function stillDeciding({ steps }: Pick<Application, 'steps'>) {
  const last = steps.at(-1);
  return last && isStillDeciding(steps, last) ? last : undefined;
}
