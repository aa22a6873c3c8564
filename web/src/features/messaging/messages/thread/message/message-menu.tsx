import type { Message } from '@callboard/contract/messaging/messages';
import { useMutation } from '@tanstack/react-query';
import { Copy, EllipsisVertical, Flag, Pencil, Reply, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { useCopy } from '../../../../../shared/lib/use-copy.ts';
import { ActionMenu, type MenuAction } from '../../../../../shared/ui/action-menu/action-menu.tsx';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { canEdit, deleteMessage, draftOf, saveDraft, startEditing } from '../../data/index.ts';
import { IconButton } from '../../icon-button/icon-button.tsx';
import type { LogActions } from '../log-actions.ts';
import classes from './message-menu.module.css';

interface MessageActions {
  readonly message: Message;
  readonly isMine: boolean;
  readonly actions: LogActions;
  readonly onDelete: () => void;
}

function quoteMessage({ appId, userId }: LogActions, message: Message): void {
  const { id, seq, user_id, text, is_deleted } = message;
  saveDraft(userId, appId, { ...draftOf(userId, appId), quote: { id, seq, user_id, text, is_deleted } });
}

function useMessageActions({ message, isMine, actions, onDelete }: MessageActions): readonly MenuAction[] {
  const { t } = useTranslation('messages');
  const { copy } = useCopy(
    message.text,
    () => toast(t('actions.copied')),
    () => toast(t('actions.copyFailed'), { severity: 'error' }),
  );
  const { isWritable, userId, report } = actions;
  const isChangeable = isMine && isWritable && canEdit(message, userId);
  const all: readonly (MenuAction | false)[] = [
    isWritable && {
      key: 'reply',
      label: t('actions.reply'),
      icon: Reply,
      onChoose: () => quoteMessage(actions, message),
    },
    message.text !== '' && {
      key: 'copy',
      label: t('actions.copy'),
      icon: Copy,
      onChoose: () => void copy(),
    },
    isChangeable &&
      message.text !== '' && {
        key: 'edit',
        label: t('actions.edit'),
        icon: Pencil,
        onChoose: () => startEditing(message),
      },
    isChangeable && {
      key: 'delete',
      label: t('actions.delete'),
      icon: Undo2,
      tone: 'stop',
      onChoose: onDelete,
    },
    !isMine &&
      report !== undefined && {
        key: 'report',
        label: t('actions.report'),
        icon: Flag,
        tone: 'stop',
        onChoose: () => report(message),
      },
  ];
  return all.filter((action) => action !== false);
}

interface DeleteDialogProps {
  id: number;
  onClose: () => void;
}

function DeleteDialog({ id, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('messages');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteMessage(id),
    onSuccess: onClose,
  });
  const isTooLate = error !== null && readRequestError(error).code === 'CONFLICT';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('actions.deleteTitle')}
      lead={t('actions.deleteLead')}
      tone="stop"
    >
      {error && <Alert family="stop">{t(isTooLate ? 'actions.tooLate' : 'actions.deleteFailed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('actions.keep')}
        </Button>
        <Button variant="ink" loading={isPending} onClick={() => mutate()}>
          {t('actions.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MessageMenuProps {
  message: Message;
  isMine: boolean;
  actions: LogActions;
  label: string;
  /** After a long press. */
  isPressed: boolean;
  onClose: () => void;
}

interface OpenMenuProps extends Omit<MessageMenuProps, 'isPressed'> {
  onDelete: () => void;
}

/** Rendered only when open, since there are hundreds of messages. */
function OpenMenu({ onClose, ...of }: OpenMenuProps) {
  return (
    <ActionMenu actions={useMessageActions(of)} opened onChange={(isOpen) => !isOpen && onClose()}>
      <IconButton icon={EllipsisVertical} size="sm" label={of.label} />
    </ActionMenu>
  );
}

export function MessageMenu({ isPressed, onClose, ...of }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen || isPressed;
  useEffect(() => {
    // Returns the focus to the button unless the chosen action moved it.
    if (wasOpen.current && !isShown && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isShown;
  }, [isShown]);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <span className={classes.wrapper} data-open={isShown || undefined}>
      {isShown ? (
        <OpenMenu {...of} onClose={close} onDelete={() => setIsDeleting(true)} />
      ) : (
        <IconButton
          ref={button}
          icon={EllipsisVertical}
          size="sm"
          label={of.label}
          onClick={() => setIsOpen(true)}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      )}
      {isDeleting && <DeleteDialog id={of.message.id} onClose={() => setIsDeleting(false)} />}
    </span>
  );
}
