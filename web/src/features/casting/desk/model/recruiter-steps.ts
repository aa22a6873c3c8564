import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { RecruiterDesk } from '@callboard/contract/casting/desk';
import { ownIcon } from '../../../../shared/lib/own-icon.ts';

/** The most important first. */
export const recruiterSteps = [
  'getVerified',
  'sendAgain',
  'createProject',
  'findTalents',
  'verifyEmail',
  'addIcon',
] as const;
export type RecruiterStep = (typeof recruiterSteps)[number];

interface Known {
  readonly record: UserRecord;
  readonly verification: RecruiterDesk['verification'];
  readonly hasProjects: boolean;
}

const isOpen: Record<RecruiterStep, (known: Known) => boolean> = {
  // A frozen recruiter cannot send documents.
  getVerified: ({ record, verification }) => verification === 'none' && !record.isFreezed,
  sendAgain: ({ record, verification }) => verification === 'refused' && !record.isFreezed,
  createProject: ({ record, hasProjects }) => !hasProjects && !record.isFreezed,
  findTalents: ({ hasProjects }) => !hasProjects,
  verifyEmail: ({ record }) => !record.is_email_verified,
  // The icon of a frozen profile cannot be changed.
  addIcon: ({ record }) => ownIcon(record) === undefined && !record.isFreezed,
};

export const openSteps = (known: Known): RecruiterStep[] =>
  recruiterSteps.filter((step) => isOpen[step](known));
