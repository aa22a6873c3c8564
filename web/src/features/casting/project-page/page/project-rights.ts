import { type ProjectRight, rightsOfRole } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';

type Standing = Pick<ProjectDetail, 'role' | 'status'>;

const has = (role: ProjectDetail['role'], right: ProjectRight) => rightsOfRole[role].includes(right);

/** What the reader may do with a project. The server decides again. */
export const rightsOn = ({ role, status }: Standing, isFrozen: boolean) => ({
  canEdit: !isFrozen && status !== 'closed' && has(role, 'edit'),
  canClose: !isFrozen && has(role, 'close'),
  canInvite: !isFrozen && status !== 'closed' && has(role, 'people'),
  /** Why nothing can be edited, if so. */
  readOnly: isFrozen
    ? ('frozen' as const)
    : status === 'closed'
      ? ('closed' as const)
      : has(role, 'edit')
        ? undefined
        : ('viewer' as const),
});
export type RightsOnProject = ReturnType<typeof rightsOn>;
