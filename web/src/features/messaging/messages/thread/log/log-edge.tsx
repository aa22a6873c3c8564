import type { Conversation } from '@callboard/contract/messaging/conversations';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import type { OpenThread } from '../../data/index.ts';
import { aboutLine } from '../../list/about-line.ts';
import classes from './message-log.module.css';

interface LogEdgeProps {
  thread: OpenThread;
  conversation: Conversation;
}

/** The start of the conversation, or a button that loads older messages. */
export function LogEdge({ thread, conversation }: LogEdgeProps) {
  const { t } = useTranslation('messages');
  const { hasOlder, isLoadingOlder, loadOlder } = thread;
  const about = aboutLine(conversation);
  if (hasOlder) {
    return (
      <div className={classes.edge}>
        {isLoadingOlder ? (
          t('thread.olderLoading')
        ) : (
          <Button variant="ghost" size="sm" onClick={loadOlder}>
            {t('thread.older')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <p className={classes.edge}>
      <span>
        {t('thread.begin', { name: conversation.other.first_name })}
        {about && ` ${t('thread.beginAbout', { about })}`}
      </span>
    </p>
  );
}
