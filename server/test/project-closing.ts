import type { ProjectAccess } from '../src/features/casting/project-access/index.ts';
import { type ClosingInput, createClosing } from '../src/features/casting/projects/closing/close-project.ts';
import type { TestApp } from './app.ts';
import { notificationsOf } from './notifications.ts';
import type { TeamProject } from './project-outcomes.ts';

export const accessTo = (
  { project, owner }: TeamProject,
  changes: Partial<ProjectAccess> = {},
): ProjectAccess => ({
  projectId: project.id,
  accountId: owner.id,
  role: 'owner',
  unlockLimit: null,
  ...changes,
});

/** Closes and reopens as the PATCH of a project does, in a transaction of its own. */
export function closingOf(testApp: () => TestApp) {
  const close = (team: TeamProject, input: ClosingInput = {}, access = accessTo(team)) =>
    testApp()
      .db.transaction()
      .execute((trx) => createClosing(testApp().services).close(trx, access, input));
  const reopen = (team: TeamProject, access = accessTo(team)) =>
    testApp()
      .db.transaction()
      .execute((trx) => createClosing(testApp().services).reopen(trx, access));
  const refsTo = async (talentId: number) =>
    (await notificationsOf(testApp(), talentId)).map(({ ref, message }) => [ref, message]);
  return { close, reopen, refsTo };
}
