import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import { Check, CheckCheck, Undo2 } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { type TFunction, useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../../shared/lib/format/dates.ts';
import type { Row } from '../log/rows.ts';
import type { LogActions } from '../log-actions.ts';
import { PhotoViewer } from '../photos/photo-viewer.tsx';
import bubbleClasses from './bubble.module.css';
import { FileLinks } from './file-links.tsx';
import { MessageMenu } from './message-menu.tsx';
import classes from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import photoGridClasses from './photo-grid.module.css';
import { QuoteLine } from './quote-line.tsx';

interface PhotoGridProps {
  photos: readonly Attachment[];
  writer: string;
  /** The addresses no longer lead to them. */
  onStale: () => void;
}

interface PhotoProps {
  photo: Attachment;
  label: string;
  isAlone: boolean;
  onOpen: () => void;
  onStale: () => void;
}

/** Alone a photo keeps its shape, within reason; several stand in a grid of equals. */
const shapeOf = ({ width, height }: Attachment): CSSProperties => ({
  aspectRatio: Math.min(1.6, Math.max(0.66, (width ?? 4) / (height ?? 5))),
});

function Photo({ photo, label, isAlone, onOpen, onStale }: PhotoProps) {
  const { t } = useTranslation('messages');
  const [broken, setBroken] = useState<string>();
  const src = photo.thumbnail_url ?? photo.file_url;
  return (
    <button
      type="button"
      className={photoGridClasses.photo}
      data-alone={isAlone || undefined}
      style={{
        ...(isAlone && shapeOf(photo)),
        ...(photo.placeholder && { backgroundImage: `url(${photo.placeholder})` }),
      }}
      onClick={onOpen}
      aria-label={label}
    >
      {src === broken ? (
        <span className={photoGridClasses.gone}>{t('message.photoGone')}</span>
      ) : (
        <img
          src={src}
          alt=""
          width={photo.width ?? 4}
          height={photo.height ?? 5}
          loading="lazy"
          decoding="async"
          onError={() => {
            // Once for each address: one that has had its time is asked for anew.
            setBroken(src);
            onStale();
          }}
        />
      )}
    </button>
  );
}

/** The photos of one message; any of them opens all, as large as the screen. */
function PhotoGrid({ photos, writer, onStale }: PhotoGridProps) {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState<number>();
  const of = photos.length;
  return (
    <div className={photoGridClasses.grid} data-count={Math.min(of, 3)}>
      {photos.map((photo, at) => (
        <Photo
          key={photo.id}
          photo={photo}
          label={
            of === 1
              ? t('message.photoOne', { name: writer })
              : t('message.photo', { at: at + 1, of, name: writer })
          }
          isAlone={of === 1}
          onOpen={() => setOpen(at)}
          onStale={onStale}
        />
      ))}
      {open !== undefined && (
        <PhotoViewer photos={photos} writer={writer} startAt={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

interface BubbleProps {
  message: Message;
  isMine: boolean;
  actions: LogActions;
  /** The row's own: there are hundreds of them. */
  t: TFunction<'messages'>;
}

/** The words on their paper. */
function Bubble({ message, isMine, actions, t }: BubbleProps) {
  const { text, quote, is_deleted, edited_at } = message;
  if (is_deleted) {
    return (
      <p className={bubbleClasses.gone}>
        <Undo2 size={15} aria-hidden />
        {t('message.deleted')}
      </p>
    );
  }
  if (!text && !quote) return null;
  return (
    <div className={bubbleClasses.bubble} data-mine={isMine || undefined}>
      {quote && <QuoteLine quote={quote} actions={actions} onJump={() => actions.jumpTo(quote.seq)} />}
      <MessageText text={text} />
      {edited_at && <span className={bubbleClasses.edited}> {t('message.edited')}</span>}
    </div>
  );
}

const longMs = 450;
const movedPx = 10;

/** A finger that stays where it is asks what can be done; one that moves is scrolling. */
function useLongPress() {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef({ x: 0, y: 0 });
  const handlers = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    return {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        cancel();
        if (pointerType !== 'touch') return;
        began.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => setIsPressed(true), longMs);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = began.current;
        if (Math.hypot(clientX - x, clientY - y) > movedPx) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    };
  }, []);
  return { isPressed, release: useCallback(() => setIsPressed(false), []), handlers };
}

/** Whether the other one has read it. */
function ReadMark({ isRead, word }: { isRead: boolean; word: string }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={classes.read} data-read={isRead || undefined}>
      <Icon size={15} aria-hidden />
      {word}
    </span>
  );
}

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
