import type { JobStep } from '@callboard/contract/casting/job-values';
import {
  Copy,
  DoorClosed,
  Eye,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Share2,
  Trash2,
  Undo,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useJobStep } from '../api.ts';
import '../i18n.ts';
import type { SteppedJob } from './stepped-job.ts';

type OwnAction = 'edit' | 'view' | 'preview' | 'duplicate' | 'share' | 'remove';
type Ask = 'close' | 'reopen' | 'remove';

const { Component: CloseJobDialog } = lazyComponent(() => import('./close-job-dialog.tsx'));
const { Component: ReopenJobDialog } = lazyComponent(() => import('./reopen-job-dialog.tsx'));
const { Component: DeleteJobDialog } = lazyComponent(() => import('./delete-job-dialog.tsx'));

const dialogs = { close: CloseJobDialog, reopen: ReopenJobDialog, remove: DeleteJobDialog };

/** The steps that are in a menu. Submitting has a place of its own. */
const menuSteps = ['withdraw', 'pause', 'resume', 'reopen', 'close'] as const satisfies readonly JobStep[];
const icons: Record<(typeof menuSteps)[number], LucideIcon> = {
  withdraw: Undo,
  pause: Pause,
  resume: Play,
  reopen: RotateCcw,
  close: DoorClosed,
};

/** A step that asks nothing first. */
function useQuickStep({ id, title }: SteppedJob) {
  const { t } = useTranslation('jobPostings');
  const { mutate } = useJobStep();
  return (step: 'withdraw' | 'pause' | 'resume') =>
    mutate(
      { params: { id }, body: { step } },
      {
        onSuccess: ({ status }) =>
          toast(t(status === 'in_review' ? 'steps.sentToReview' : `steps.done.${step}`)),
        onError: (error) => {
          const isChanged = ['CONFLICT', 'ALREADY_SETTLED'].includes(readRequestError(error).code);
          toast(t(isChanged ? 'steps.conflict' : 'steps.failed', { title }), { severity: 'error' });
        },
      },
    );
}

/** The way to the public page of a job, by the device's own sheet or the clipboard. */
function useShare({ jobUniqueId, title }: SteppedJob) {
  const { t } = useTranslation('jobPostings');
  const link = new URL(paths.job(jobUniqueId), window.location.origin).href;
  const { copy } = useCopy(
    link,
    () => toast(t('steps.copied')),
    () => toast(t('steps.copyFailed', { link }), { severity: 'error' }),
  );
  return () => openShareSheet({ title, url: link }, () => void copy());
}

interface JobMenu {
  readonly actions: readonly MenuAction[];
  /** What is asked before a step. */
  readonly dialog: ReactNode;
}

/** What can be done with a job from its row or its page. */
export function useJobMenu(job: SteppedJob, isFrozen: boolean, onDeleted?: () => void): JobMenu {
  const { t } = useTranslation('jobPostings');
  const navigate = useNavigate();
  const state = useCameFrom();
  const [asked, setAsked] = useState<Ask>();
  const take = useQuickStep(job);
  const share = useShare(job);
  const { id, jobUniqueId, status, steps, can_edit } = job;
  const mayChange = can_edit && !isFrozen;
  const isShown = status !== 'draft' && status !== 'in_review';
  const item = (key: OwnAction, icon: LucideIcon, onChoose: () => void): MenuAction => ({
    key,
    label: t(`steps.${key}`),
    icon,
    onChoose,
  });
  const actions: MenuAction[] = [
    ...(onDeleted
      ? []
      : [
          item(mayChange ? 'edit' : 'view', Pencil, () => void navigate(paths.jobPosting(id), { state })),
          item('preview', Eye, () => void navigate(paths.job(jobUniqueId), { state })),
        ]),
    ...(mayChange
      ? menuSteps
          .filter((step) => steps.includes(step))
          .map((step) => ({
            key: step,
            label: t(`steps.${step}`),
            icon: icons[step],
            onChoose: () => (step === 'close' || step === 'reopen' ? setAsked(step) : take(step)),
          }))
      : []),
    ...(isShown ? [item('share', Share2, share)] : []),
    ...(isFrozen
      ? []
      : [item('duplicate', Copy, () => void navigate(paths.newJob({ copy: id }), { state }))]),
    ...(mayChange && status === 'draft'
      ? [{ ...item('remove', Trash2, () => setAsked('remove')), tone: 'stop' as const }]
      : []),
  ];
  const Dialog = asked && dialogs[asked];
  return {
    actions,
    dialog: Dialog && (
      <Dialog job={job} onClose={() => setAsked(undefined)} {...(onDeleted && { onDeleted })} />
    ),
  };
}
