import type { UserRecord } from '@callboard/contract/accounts/settings';
import { userTypes } from '@callboard/contract/accounts/user-types';
import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { ownIcon } from '../../../../shared/lib/own-icon.ts';

const todos = [
  'getVerified',
  'sendAgain',
  'finishProfile',
  'verifyEmail',
  'verifyMobile',
  'addIcon',
] as const;
export type Todo = (typeof todos)[number];
export type Shortcut = 'findTalents' | 'unlocked' | 'findJobs' | 'settings' | 'contact';

interface NextSteps {
  /** The most important first. */
  readonly todos: readonly Todo[];
  /** Pages that are useful at any time. */
  readonly shortcuts: readonly Shortcut[];
}

/** Of a recruiter. Undefined for talents, and until it has loaded. */
export type VerificationStatus = RecruiterVerification['status'] | undefined;

const isOpen: Record<Todo, (record: UserRecord, verification: VerificationStatus) => boolean> = {
  // A frozen recruiter cannot send documents.
  getVerified: ({ isFreezed }, verification) => verification === 'none' && !isFreezed,
  sendAgain: ({ isFreezed }, verification) => verification === 'refused' && !isFreezed,
  finishProfile: ({ talenter }) => talenter !== null && !talenter.is_profile_creation_completed,
  verifyEmail: ({ is_email_verified }) => !is_email_verified,
  verifyMobile: ({ user_type, is_mobile_verified }) => user_type === userTypes.talent && !is_mobile_verified,
  // The icon of a frozen profile cannot be changed.
  addIcon: (record) => ownIcon(record) === undefined && !record.isFreezed,
};

const recruiterShortcuts = ['findTalents', 'unlocked', 'settings', 'contact'] as const;
const talentShortcuts = ['findJobs', 'settings', 'contact'] as const;

export const nextSteps = (record: UserRecord, verification: VerificationStatus): NextSteps => ({
  todos: todos.filter((todo) => isOpen[todo](record, verification)),
  shortcuts: record.user_type === userTypes.recruiter ? recruiterShortcuts : talentShortcuts,
});
