import type { UserRecord } from '@callboard/contract/accounts/settings';
import { ownIcon } from '../../../../shared/lib/own-icon.ts';

const todos = ['finishProfile', 'verifyEmail', 'verifyMobile', 'addIcon'] as const;
export type Todo = (typeof todos)[number];
export type Shortcut = 'findJobs' | 'settings' | 'contact';

interface NextSteps {
  /** The most important first. */
  readonly todos: readonly Todo[];
  /** Pages that are useful at any time. */
  readonly shortcuts: readonly Shortcut[];
}

const isOpen: Record<Todo, (record: UserRecord) => boolean> = {
  finishProfile: ({ talenter }) => talenter !== null && !talenter.is_profile_creation_completed,
  verifyEmail: ({ is_email_verified }) => !is_email_verified,
  verifyMobile: ({ is_mobile_verified }) => !is_mobile_verified,
  // The icon of a frozen profile cannot be changed.
  addIcon: (record) => ownIcon(record) === undefined && !record.isFreezed,
};

const shortcuts = ['findJobs', 'settings', 'contact'] as const;

/** Of a talent. */
export const nextSteps = (record: UserRecord): NextSteps => ({
  todos: todos.filter((todo) => isOpen[todo](record)),
  shortcuts,
});
