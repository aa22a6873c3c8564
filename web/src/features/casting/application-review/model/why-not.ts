import type { ApplicationStatus } from '@callboard/contract/casting/application-values';
import { statusOfWire } from '@callboard/contract/casting/application-values';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { canBeMoved } from './decisions.ts';

const ended = {
  offered: 'one.offered',
  cast: 'one.cast',
  not_selected: 'one.notSelected',
  withdrawn: 'one.withdrawn',
  role_closed: 'one.roleClosed',
} as const satisfies Partial<Record<ApplicationStatus, string>>;

const isEnded = (status: ApplicationStatus | undefined): status is keyof typeof ended =>
  status !== undefined && Object.hasOwn(ended, status);

interface Standing {
  readonly canDecide: boolean;
  readonly isFrozen: boolean;
  /** Undefined while they are loading. */
  readonly status: number | undefined;
  readonly name: string;
}

/** Why nothing can be decided here. Undefined where it can. */
export function whyNot(
  { canDecide, isFrozen, status, name }: Standing,
  t: TFunction<'applicationReview'>,
): string | undefined {
  if (!canDecide) return t(isFrozen ? 'readOnly.frozen' : 'readOnly.viewer');
  if (status === undefined || canBeMoved(status)) return undefined;
  const step = statusOfWire(status);
  return isEnded(step) ? t(ended[step], { name }) : undefined;
}
