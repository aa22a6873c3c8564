import type { Message } from '@callboard/contract/messaging/messages';
import { Copy, Flag, Pencil, Reply, Undo2 } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { useCopy } from '../../../../../shared/lib/use-copy.ts';
import type { MenuAction } from '../../../../../shared/ui/action-menu/action-menu.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { beginEditing, canChange, draftOf, keepDraft } from '../../data/index.ts';
import type { LogActions } from '../log-actions.ts';

interface MessageActions {
  readonly message: Message;
  readonly isMine: boolean;
  readonly actions: LogActions;
  readonly onTakeBack: () => void;
}

/** Answering a message quotes it in what is being written. */
function quoteIn({ appId, userId }: LogActions, message: Message): void {
  const { id, seq, user_id, text, is_deleted } = message;
  keepDraft(userId, appId, { ...draftOf(userId, appId), quote: { id, seq, user_id, text, is_deleted } });
}

/** What can be done with one message now, by who looks at it. */
export function useMessageActions({
  message,
  isMine,
  actions,
  onTakeBack,
}: MessageActions): readonly MenuAction[] {
  const { t } = useTranslation('messages');
  const { copy } = useCopy(
    message.text,
    () => toast(t('actions.copied')),
    () => toast(t('actions.copyFailed'), { severity: 'error' }),
  );
  const { isWritable, userId, report } = actions;
  const isChangeable = isMine && isWritable && canChange(message, userId);
  const all: readonly (MenuAction | false)[] = [
    isWritable && {
      key: 'reply',
      label: t('actions.reply'),
      icon: Reply,
      onChoose: () => quoteIn(actions, message),
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
        onChoose: () => beginEditing(message),
      },
    isChangeable && {
      key: 'take-back',
      label: t('actions.takeBack'),
      icon: Undo2,
      tone: 'stop',
      onChoose: onTakeBack,
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
