import type { Attachment } from '@callboard/contract/messaging/messages';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { PhotoRoom } from '../photos/photo-room.tsx';
import classes from './photo-grid.module.css';

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
      className={classes.photo}
      data-alone={isAlone || undefined}
      style={{
        ...(isAlone && shapeOf(photo)),
        ...(photo.placeholder && { backgroundImage: `url(${photo.placeholder})` }),
      }}
      onClick={onOpen}
      aria-label={label}
    >
      {src === broken ? (
        <span className={classes.gone}>{t('message.photoGone')}</span>
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
export function PhotoGrid({ photos, writer, onStale }: PhotoGridProps) {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState<number>();
  const of = photos.length;
  return (
    <div className={classes.grid} data-count={Math.min(of, 3)}>
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
        <PhotoRoom photos={photos} writer={writer} startAt={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
