import type { ProjectStatus } from '@callboard/contract/casting/project-values';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { decideStep, type Step, toProjectStatus } from './project-states.policy.ts';

interface Project {
  readonly status: string;
  readonly closed_at: Date | null;
}

/** The step to the status that was asked for, if it is possible today. */
export function requireStep({ status, closed_at }: Project, to: ProjectStatus): Step {
  const decision = decideStep({ status: toProjectStatus(status), closedAt: closed_at }, to, new Date());
  if ('step' in decision) return decision.step;
  if (decision.refusal === 'ALREADY_SETTLED') throw new ProblemError('ALREADY_SETTLED');
  throw new ProblemError('CONFLICT', { detail: decision.why });
}
