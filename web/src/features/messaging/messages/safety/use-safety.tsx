import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { Ban, Flag, Undo2, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { pageOf } from './page-of.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlocking } from './use-blocking.ts';

interface Safety {
  /** For the menu of the conversation. */
  readonly actions: readonly MenuAction[];
  readonly report: (message: Message) => void;
  readonly unblock: () => void;
  readonly dialogs: ReactNode;
}

type Asked = { readonly what: 'block' } | { readonly what: 'report'; readonly message?: Message };

/** What one can do about the other one in a conversation. */
export function useSafety({ other, writing }: Conversation, userId: number): Safety {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  // Kept while it closes, so that a dialog does not lose its words on the way out; counted, so that each begins anew.
  const [asked, setAsked] = useState<Asked & { times: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const { block, blockQuietly, unblock, isBusy, hasFailed, reset } = useBlocking(other);
  const { name } = other;
  const isBlocked = writing === 'blocked';
  const ask = (next: Asked) => {
    reset();
    setAsked((before) => ({ ...next, times: (before?.times ?? 0) + 1 }));
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const actions: MenuAction[] = [
    { key: 'profile', label: t('safety.profile'), icon: User, onChoose: () => void navigate(pageOf(other)) },
    isBlocked
      ? { key: 'unblock', label: t('safety.unblock', { name }), icon: Undo2, onChoose: () => void unblock() }
      : {
          key: 'block',
          label: t('safety.block', { name }),
          icon: Ban,
          tone: 'stop',
          onChoose: () => ask({ what: 'block' }),
        },
    {
      key: 'report',
      label: t('safety.report', { name }),
      icon: Flag,
      tone: 'stop',
      onChoose: () => ask({ what: 'report' }),
    },
  ];
  return {
    actions: other.is_open ? actions : actions.slice(1),
    report: (message) => ask({ what: 'report', message }),
    unblock: () => void unblock(),
    dialogs: (
      <>
        <BlockDialog
          name={name}
          opened={isOpen && asked?.what === 'block'}
          isBusy={isBusy}
          hasFailed={hasFailed}
          onClose={close}
          onConfirm={() => void block().then((isDone) => isDone && close())}
        />
        <ReportDialog
          key={asked?.times}
          userId={userId}
          person={other}
          message={asked?.what === 'report' ? asked.message : undefined}
          isBlocked={isBlocked}
          block={blockQuietly}
          opened={isOpen && asked?.what === 'report'}
          onClose={close}
        />
      </>
    ),
  };
}
