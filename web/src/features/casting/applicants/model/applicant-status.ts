import type { ProjectCandidate } from '@callboard/contract/casting/project-people';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

/** Applications and shares have states of their own; both are shown by the same words. */
const names: Readonly<Record<string, StatusName>> = {
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
  shared: 'shared',
  read: 'read',
  interested: 'interested',
  declined: 'declined',
};

export const statusOf = ({ status, source }: ProjectCandidate): StatusName =>
  (Object.hasOwn(names, status) ? names[status] : undefined) ?? source;
