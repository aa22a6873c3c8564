import type { SummaryRow } from '@callboard/contract/casting/project-lists';
import type { ProjectRole, ProjectStatus } from '@callboard/contract/casting/project-values';
import { todayInIndia } from '@callboard/contract/people/ages';
import { toCsv } from '../../../platform/csv/csv.ts';

const heading = [
  'Project',
  'Type',
  'Status',
  'Owner',
  'Your role',
  'Shoot from',
  'Shoot to',
  'Characters',
  'Wanted',
  'Shortlisted',
  'Applied',
  'Invited',
  'Auditioned',
  'Offered',
  'Cast',
  'Declined',
  'Created',
  'Closed',
];

const statuses: Readonly<Record<ProjectStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
};
const roles: Readonly<Record<ProjectRole, string>> = {
  owner: 'Owner',
  associate: 'Associate',
  viewer: 'Viewer',
};

const dayInIndia = (moment: string | null) => (moment === null ? null : todayInIndia(new Date(moment)));

export const toSummarySheet = (rows: readonly SummaryRow[]): string =>
  toCsv([
    heading,
    ...rows.map(({ counts, ...row }) => [
      row.title,
      row.project_type,
      statuses[row.status],
      row.owner,
      roles[row.role],
      row.shoot_starts_on,
      row.shoot_ends_on,
      row.characters,
      row.wanted,
      counts.shortlisted,
      counts.applied,
      counts.invited,
      counts.auditioned,
      counts.offered,
      counts.cast,
      row.declined,
      dayInIndia(row.created_at),
      dayInIndia(row.closed_at),
    ]),
  ]);
