import { userTypes } from '@callboard/contract/accounts/sessions';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import { ownIcon } from '../../../../shared/lib/own-icon.ts';

export type WaitingStep = 'finishProfile' | 'verifyEmail' | 'verifyMobile' | 'addIcon';
export type Door = 'findTalents' | 'unlocked' | 'findJobs' | 'settings' | 'contact';

interface Steps {
  /** Not done yet, the most important first. */
  readonly waiting: readonly WaitingStep[];
  /** Open to everyone at any time. */
  readonly doors: readonly Door[];
}

const isWaiting: Record<WaitingStep, (record: UserRecord) => boolean> = {
  finishProfile: ({ talenter }) => talenter !== null && !talenter.is_profile_creation_completed,
  verifyEmail: ({ is_email_verified }) => !is_email_verified,
  verifyMobile: ({ user_type, is_mobile_verified }) => user_type === userTypes.talent && !is_mobile_verified,
  // A frozen profile keeps its picture, or its lack of one.
  addIcon: (record) => ownIcon(record) === undefined && !record.isFreezed,
};

const recruiterDoors = ['findTalents', 'unlocked', 'settings', 'contact'] as const;
const talentDoors = ['findJobs', 'settings', 'contact'] as const;

/** Only what is true today: nothing is invented to fill the page. */
export function nextSteps(record: UserRecord): Steps {
  const steps = ['finishProfile', 'verifyEmail', 'verifyMobile', 'addIcon'] as const;
  return {
    waiting: steps.filter((step) => isWaiting[step](record)),
    doors: record.user_type === userTypes.recruiter ? recruiterDoors : talentDoors,
  };
}
