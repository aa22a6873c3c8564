import type { ProjectStatus } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { ChevronDown, DoorClosed, Megaphone, Pause, Play } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useStatusChange } from '../api.ts';
import classes from './project-head.module.css';
import type { RightsOnProject } from './project-rights.ts';

interface StatusMenuProps {
  project: ProjectDetail;
  rights: RightsOnProject;
  /** Closing asks for the outcome first. */
  onClose: () => void;
}

/** The steps from each status that are one press. Closing and reopening ask first. */
const steps: Readonly<Record<ProjectStatus, { to: 'open' | 'paused'; name: 'open' | 'pause' | 'resume' }[]>> =
  {
    draft: [{ to: 'open', name: 'open' }],
    open: [{ to: 'paused', name: 'pause' }],
    paused: [{ to: 'open', name: 'resume' }],
    closed: [],
  };
const done = { open: 'opened', pause: 'paused', resume: 'resumed' } as const;
const icons = { open: Megaphone, pause: Pause, resume: Play } as const;

/** The status of a project, and what can be made of it. */
export function StatusMenu({ project: { id, status }, rights, onClose }: StatusMenuProps) {
  const { t } = useTranslation('projectPage');
  const { t: statusText } = useTranslation('status');
  const change = useStatusChange();
  const step = ({ to, name }: (typeof steps)[ProjectStatus][number]): MenuAction => ({
    key: name,
    label: t(`status.${name}`),
    icon: icons[name],
    onChoose: () =>
      change.mutate(
        { params: { id }, body: { status: to } },
        {
          onSuccess: () => toast(t(`status.${done[name]}`)),
          onError: (error) => {
            const isChanged = ['CONFLICT', 'ALREADY_SETTLED'].includes(readRequestError(error).code);
            toast(t(isChanged ? 'status.conflict' : 'status.failed'), { severity: 'error' });
          },
        },
      ),
  });
  const actions = [
    ...(rights.canEdit ? steps[status].map(step) : []),
    ...(rights.canClose && (status === 'open' || status === 'paused')
      ? [{ key: 'close', label: t('status.close'), icon: DoorClosed, onChoose: onClose }]
      : []),
  ];
  if (actions.length === 0) return <Status name={status} />;
  return (
    <ActionMenu actions={actions}>
      <PlainButton className={classes.status} aria-label={t('status.label', { status: statusText(status) })}>
        <Status name={status} />
        <ChevronDown size={16} aria-hidden />
      </PlainButton>
    </ActionMenu>
  );
}
