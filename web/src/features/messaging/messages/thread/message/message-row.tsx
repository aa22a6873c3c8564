import type { TFunction } from 'i18next';
import { formatTime } from '../../../../../shared/lib/format/dates.ts';
import type { Row } from '../log/rows.ts';
import type { LogActions } from '../log-actions.ts';
import { Bubble } from './bubble.tsx';
import { FileLinks } from './file-links.tsx';
import { MessageMenu } from './message-menu.tsx';
import classes from './message-row.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { ReadMark } from './read-mark.tsx';
import { useLongPress } from './use-long-press.ts';

interface MessageRowProps {
  row: Extract<Row, { is: 'message' }>;
  actions: LogActions;
  t: TFunction<'messages'>;
}

/** One message: whose it is, what it answers, its photos and files, its words, and when. */
export function MessageRow({ row, actions, t }: MessageRowProps) {
  const { message, isMine, isRead, isFirst, isLast } = row;
  const writer = isMine ? t('message.mine') : actions.name;
  const { isPressed, release, handlers } = useLongPress();
  const time = formatTime(message.created_at);
  const photos = message.attachments.filter(({ kind }) => kind === 'photo');
  const files = message.attachments.filter(({ kind }) => kind === 'file');
  return (
    <div
      className={classes.row}
      data-key={row.key}
      data-seq={message.seq}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
    >
      <div className={classes.line}>
        <div className={classes.body} {...handlers}>
          <span className={classes.unseen}>{`${writer}, ${time}`}</span>
          {photos.length > 0 && (
            <PhotoGrid photos={photos} writer={writer} onStale={() => actions.freshen(message.seq)} />
          )}
          {files.length > 0 && <FileLinks files={files} />}
          <Bubble message={message} isMine={isMine} actions={actions} t={t} />
        </div>
        {!message.is_deleted && (
          <MessageMenu
            message={message}
            isMine={isMine}
            actions={actions}
            label={t('actions.menu')}
            isPressed={isPressed}
            onClose={release}
          />
        )}
      </div>
      {isLast && (
        <p className={classes.meta}>
          <span aria-hidden>{time}</span>
          {isMine && !message.is_deleted && (
            <ReadMark isRead={isRead} word={t(isRead ? 'message.read' : 'message.sent')} />
          )}
        </p>
      )}
    </div>
  );
}
