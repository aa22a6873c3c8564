import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import { Check, CheckCheck, Undo2 } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { type TFunction, useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../../shared/lib/format/dates.ts';
import type { Row } from '../log/rows.ts';
import type { LogActions } from '../log-actions.ts';
import { PhotoViewer, photoLabel } from '../photos/photo-viewer.tsx';
import bubble from './bubble.module.css';
import { FileLinks } from './file-links.tsx';
import { MessageMenu } from './message-menu.tsx';
import classes from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import photoGridClasses from './photo-grid.module.css';
import { QuoteLine } from './quote-line.tsx';

interface PhotoGridProps {
  photos: readonly Attachment[];
  writer: string;
  /** The file URLs have expired. */
  onStale: () => void;
}

interface PhotoProps {
  photo: Attachment;
  label: string;
  isSingle: boolean;
  onOpen: () => void;
  onStale: () => void;
}

/** A single photo keeps its shape within limits. Several form an even grid. */
const photoShape = ({ width, height }: Attachment): CSSProperties => ({
  aspectRatio: Math.min(1.6, Math.max(0.66, (width ?? 4) / (height ?? 5))),
});

function Photo({ photo, label, isSingle, onOpen, onStale }: PhotoProps) {
  const { t } = useTranslation('messages');
  const [broken, setBroken] = useState<string>();
  const src = photo.thumbnail_url ?? photo.file_url;
  return (
    <button
      type="button"
      className={photoGridClasses.photo}
      data-alone={isSingle || undefined}
      style={{
        ...(isSingle && photoShape(photo)),
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
            // Once per URL, since it may have expired.
            setBroken(src);
            onStale();
          }}
        />
      )}
    </button>
  );
}

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
          label={photoLabel(t, writer, at, of)}
          isSingle={of === 1}
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
  /** Passed down, since there are hundreds of rows. */
  t: TFunction<'messages'>;
}

function Bubble({ message, isMine, actions, t }: BubbleProps) {
  const { text, quote, is_deleted, edited_at } = message;
  if (is_deleted) {
    return (
      <p className={bubble.gone}>
        <Undo2 size={15} aria-hidden />
        {t('message.deleted')}
      </p>
    );
  }
  if (!text && !quote) return null;
  return (
    <div className={bubble.bubble} data-mine={isMine || undefined}>
      {quote && <QuoteLine quote={quote} actions={actions} onJump={() => actions.jumpTo(quote.seq)} />}
      <MessageText text={text} />
      {edited_at && <span className={bubble.edited}> {t('message.edited')}</span>}
    </div>
  );
}

const longPressMs = 450;
const moveTolerancePx = 10;

/** Opens the menu by touch. Moving the finger scrolls instead. */
function useLongPress() {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const handlers = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    return {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        cancel();
        if (pointerType !== 'touch') return;
        start.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => setIsPressed(true), longPressMs);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) > moveTolerancePx) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    };
  }, []);
  return { isPressed, release: useCallback(() => setIsPressed(false), []), handlers };
}

function ReadMark({ isRead, label }: { isRead: boolean; label: string }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={classes.read} data-read={isRead || undefined}>
      <Icon size={15} aria-hidden />
      {label}
    </span>
  );
}

interface MessageRowProps {
  row: Extract<Row, { is: 'message' }>;
  actions: LogActions;
  t: TFunction<'messages'>;
}

export function MessageRow({ row, actions, t }: MessageRowProps) {
  const { message, isMine, isRead, isFirst, isLast } = row;
  const writer = isMine ? t('message.mine') : actions.name;
  const { isPressed, release, handlers } = useLongPress();
  const time = formatTime(message.created_at);
  const photos = message.attachments.filter(({ kind }) => kind === 'photo');
  const files = message.attachments.filter(({ kind }) => kind === 'file');
  return (
    <article
      className={classes.row}
      data-key={row.key}
      data-seq={message.seq}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
    >
      <div className={classes.line}>
        <div className={classes.body} {...handlers}>
          <span className={classes.visuallyHidden}>{`${writer}, ${time}`}</span>
          {photos.length > 0 && (
            <PhotoGrid photos={photos} writer={writer} onStale={() => actions.refreshFiles(message.seq)} />
          )}
          {files.length > 0 && <FileLinks files={files} />}
          <Bubble message={message} isMine={isMine} actions={actions} t={t} />
        </div>
        {!message.is_deleted && (
          <MessageMenu
            message={message}
            isMine={isMine}
            actions={actions}
            label={t('actions.menu', { writer, time })}
            isPressed={isPressed}
            onClose={release}
          />
        )}
      </div>
      {isLast && (
        <p className={classes.meta}>
          <span aria-hidden>{time}</span>
          {isMine && !message.is_deleted && (
            <ReadMark isRead={isRead} label={t(isRead ? 'message.read' : 'message.sent')} />
          )}
        </p>
      )}
    </article>
  );
}
