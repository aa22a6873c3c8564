import type { ChatPerson, Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useMutation } from '@tanstack/react-query';
import { Ban, Flag, Undo2, User } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dispatchLive } from '../../../../shared/lib/live/live-listeners.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ReportDialog } from '../../../people/reports/index.ts';
import { setBlocked } from '../api.ts';
import { profilePath } from './profile-path.ts';

function useBlocking({ user_id: userId, name }: ChatPerson) {
  const { t } = useTranslation('messages');
  const change = useMutation({
    mutationFn: (blocked: boolean) => setBlocked(userId, blocked),
    // The live event does the same, but this also works while disconnected.
    onSuccess: () => dispatchLive('conversation', { user_id: userId }),
  });

  const set = async (blocked: boolean): Promise<boolean> => {
    try {
      await change.mutateAsync(blocked);
      return true;
    } catch {
      return false;
    }
  };
  const unblock = async () => {
    if (await set(false)) toast(t('block.undone', { name }));
    else toast(t('block.unblockFailed', { name }), { severity: 'error' });
  };
  const block = async () => {
    const isBlockedNow = await set(true);
    if (isBlockedNow) {
      toast(t('block.done', { name }), {
        action: { label: t('block.undoAction'), onPress: () => void unblock() },
      });
    }
    return isBlockedNow;
  };
  return {
    block,
    blockWithoutToast: () => set(true),
    unblock,
    isBusy: change.isPending,
    hasFailed: change.isError,
    reset: change.reset,
  };
}

interface BlockDialogProps {
  name: string;
  blocking: ReturnType<typeof useBlocking>;
  opened: boolean;
  onClose: () => void;
}

function BlockDialog({ name, blocking: { block, isBusy, hasFailed }, opened, onClose }: BlockDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('block.title', { name })}
      lead={t('block.lead', { name })}
      tone="stop"
    >
      <p>{t('block.undo', { name })}</p>
      {hasFailed && <Alert family="stop">{t('block.failed', { name })}</Alert>}
      <DialogActions>
        <Button variant="outline" data-autofocus onClick={onClose}>
          {t('block.cancel')}
        </Button>
        <Button
          variant="ink"
          loading={isBusy}
          leftSection={<Ban size={17} aria-hidden />}
          onClick={() => void block().then((isBlocked) => isBlocked && onClose())}
        >
          {t('block.confirm', { name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type OpenDialog = { readonly kind: 'block' } | { readonly kind: 'report'; readonly message?: Message };

export function useSafety({ other, writing }: Conversation, userId: number) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  // The dialog keeps its content while closing. The count gives each dialog a new state.
  const [dialog, setDialog] = useState<OpenDialog & { count: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const blocking = useBlocking(other);
  const { unblock } = blocking;
  const { name } = other;
  const isBlocked = writing === 'blocked';
  const openDialog = (next: OpenDialog) => {
    blocking.reset();
    setDialog((before) => ({ ...next, count: (before?.count ?? 0) + 1 }));
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const reported = dialog?.kind === 'report' ? dialog.message : undefined;
  const actions: MenuAction[] = [
    {
      key: 'profile',
      label: t('safety.profile'),
      icon: User,
      onChoose: () => void navigate(profilePath(other)),
    },
    isBlocked
      ? { key: 'unblock', label: t('safety.unblock', { name }), icon: Undo2, onChoose: () => void unblock() }
      : {
          key: 'block',
          label: t('safety.block', { name }),
          icon: Ban,
          tone: 'stop',
          onChoose: () => openDialog({ kind: 'block' }),
        },
    {
      key: 'report',
      label: t('safety.report', { name }),
      icon: Flag,
      tone: 'stop',
      onChoose: () => openDialog({ kind: 'report' }),
    },
  ];
  return {
    actions: other.is_open ? actions : actions.slice(1),
    report: (message: Message) => openDialog({ kind: 'report', message }),
    unblock: () => void unblock(),
    dialogs: (
      <>
        <BlockDialog
          name={name}
          blocking={blocking}
          opened={isOpen && dialog?.kind === 'block'}
          onClose={close}
        />
        <ReportDialog
          key={dialog?.count}
          userId={userId}
          about={{ userId: other.user_id, messageId: reported?.id }}
          title={name}
          person={name}
          quote={
            reported && { label: t('safety.reported'), text: reported.text || t('safety.reportedFiles') }
          }
          block={isBlocked ? undefined : blocking.blockWithoutToast}
          opened={isOpen && dialog?.kind === 'report'}
          onClose={close}
        />
      </>
    ),
  };
}
