import {
  type ApplicationStatus,
  applicationSteps,
  statusOfWire,
} from '@callboard/contract/casting/application-values';
import type { OwnApplication } from '@callboard/contract/casting/application-views';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { placeInLine } from '../../job-cards/index.ts';

/** How the table of statuses calls them. */
export const statusNames = {
  applied: 'applied',
  viewed: 'viewed',
  shortlisted: 'shortlisted',
  audition: 'audition',
  callback: 'callback',
  offered: 'offered',
  cast: 'cast',
  not_selected: 'notSelected',
  withdrawn: 'withdrawn',
  role_closed: 'roleClosed',
} as const satisfies Record<ApplicationStatus, StatusName>;

export const statusOf = ({ jobApplyStatus }: Pick<OwnApplication, 'jobApplyStatus'>): ApplicationStatus =>
  statusOfWire(jobApplyStatus) ?? 'applied';

/** From 1. 0 once it ended without being cast. */
export const stepOf = (status: ApplicationStatus): number => applicationSteps.indexOf(status) + 1;

export type MovingStatus = Exclude<ApplicationStatus, 'cast' | 'not_selected' | 'withdrawn' | 'role_closed'>;
export const isMoving = (status: ApplicationStatus): status is MovingStatus =>
  stepOf(status) > 0 && status !== 'cast';

type About = Pick<OwnApplication, 'character' | 'title' | 'project_title'>;

/** What it is about: the character, else the job. */
export const nameOf = ({ character, title }: About): string => character?.name ?? title;

/** The production, where it is called otherwise. */
export const productionOf = (about: About): string | undefined => {
  const production = about.project_title ?? (about.character ? about.title : undefined);
  return production === nameOf(about) ? undefined : production;
};

/** Feature film, Goa */
export const lineOf = (
  about: Pick<OwnApplication, 'project_type' | 'cities' | 'is_remote'>,
  t: TFunction<'jobCards'>,
): string => [about.project_type.name.toLowerCase(), placeInLine(about, t)].filter(Boolean).join(', ');

const dayMs = 86_400_000;
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / dayMs));
