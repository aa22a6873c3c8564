import { type ApplicationStatus, statusOfWire } from '@callboard/contract/casting/application-values';
import type { StatusName } from '../../../shared/ui/status/status-table.ts';

const names: Partial<Record<ApplicationStatus, StatusName>> = {
  not_selected: 'notSelected',
  role_closed: 'roleClosed',
};

const isSameName = (
  status: ApplicationStatus,
): status is Exclude<ApplicationStatus, 'not_selected' | 'role_closed'> => names[status] === undefined;

/** How a status on the wire is shown. */
export function shownStatus(wire: number): StatusName {
  const status = statusOfWire(wire) ?? 'applied';
  return isSameName(status) ? status : (names[status] ?? 'applied');
}

const withdrawn = 9;

/** Whoever withdrew can apply again. */
export const isApplied = (wire: number | null | undefined): wire is number =>
  wire !== null && wire !== undefined && wire !== withdrawn;

interface OwnApplication {
  readonly id: number;
  readonly jobApplyStatus: number;
}

/** One that was withdrawn is sent again, not a second one. */
export const withdrawnId = (own: OwnApplication | null | undefined): number | undefined =>
  own?.jobApplyStatus === withdrawn ? own.id : undefined;
