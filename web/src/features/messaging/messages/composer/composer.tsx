import type { Conversation } from '@callboard/contract/messaging/conversations';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import '../words.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { useThread } from '../data/index.ts';
import classes from './composer.module.css';
import { WritingDesk } from './writing-desk.tsx';

interface ComposerProps {
  appId: number;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
  onUnblock?: (() => void) | undefined;
}

interface ClosedProps {
  conversation: Conversation;
  onUnblock: (() => void) | undefined;
}

/** Why one cannot write here now. What was begun stays on this device. */
function Closed({ conversation, onUnblock }: ClosedProps) {
  const { t } = useTranslation('messages');
  const { writing, other } = conversation;
  if (writing === 'open') return null;
  return (
    <div className={classes.closed}>
      <Notice
        family={writing === 'frozen' ? 'frozen' : 'wait'}
        action={
          writing === 'blocked' &&
          onUnblock && (
            <Button variant="outline" size="sm" onClick={onUnblock}>
              {t('closedWriting.unblock')}
            </Button>
          )
        }
      >
        {t(`closedWriting.${writing}`, { name: other.first_name })}
      </Notice>
    </div>
  );
}

/** Where one writes in a conversation. */
export function Composer({ appId, autoFocus = false, onUnblock }: ComposerProps) {
  const { conversation, messages } = useThread(appId);
  const userId = useSession().user?.user_id;
  if (!conversation || userId === undefined) return <div className={classes.room} />;
  if (conversation.writing !== 'open') return <Closed conversation={conversation} onUnblock={onUnblock} />;
  return (
    <WritingDesk
      key={appId}
      conversation={conversation}
      messages={messages}
      userId={userId}
      autoFocus={autoFocus}
    />
  );
}
