import {
  type ApplicationStatus,
  applicationStatuses,
  clockedStatuses,
  statusOfWire,
  wireStatusOf,
} from '@callboard/contract/casting/application-values';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

/** What a reviewer decides, by the key it has. */
export const decisions = [
  { key: '1', decision: 'notSelected', status: wireStatusOf('not_selected') },
  { key: '2', decision: 'viewed', status: wireStatusOf('viewed') },
  { key: '3', decision: 'shortlisted', status: wireStatusOf('shortlisted') },
  { key: '4', decision: 'audition', status: wireStatusOf('audition') },
  { key: '5', decision: 'callback', status: wireStatusOf('callback') },
] as const;
export type Decision = (typeof decisions)[number];

export const wire = {
  applied: wireStatusOf('applied'),
  viewed: wireStatusOf('viewed'),
  shortlisted: wireStatusOf('shortlisted'),
  notSelected: wireStatusOf('not_selected'),
  withdrawn: wireStatusOf('withdrawn'),
} as const;

/** The key that says nothing is decided yet. */
export const decidingKey = '6';

/** An offer and what ended it are decided elsewhere. */
export const canBeMoved = (status: number): boolean => {
  const name = statusOfWire(status);
  return name !== undefined && clockedStatuses.includes(name);
};

const names: Readonly<Record<ApplicationStatus, StatusName>> = {
  applied: 'new',
  viewed: 'viewed',
  shortlisted: 'shortlisted',
  audition: 'audition',
  callback: 'callback',
  offered: 'offered',
  cast: 'cast',
  not_selected: 'notSelected',
  withdrawn: 'withdrawn',
  role_closed: 'roleClosed',
};

export const statusNameOf = (status: number): StatusName => names[statusOfWire(status) ?? 'applied'];

export const allStatuses: readonly number[] = applicationStatuses.map(wireStatusOf);
