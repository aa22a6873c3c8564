import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { photoAlt } from '../model/photo-alt.ts';
import classes from './lightbox.module.css';
import { Slide } from './slide.tsx';
import { pulled, turnByKey, turnBySwipe } from './turn.ts';
import { useModal } from './use-modal.ts';
import { useSwipe } from './use-swipe.ts';

export interface LightboxProps {
  photos: readonly GalleryItem[];
  name: string;
  startAt: number;
  /** With the place of the photo looked at last. */
  onClose: (at: number) => void;
}

const neighbours = [-1, 0, 1];

/** All photos, one at a time and as large as the screen: by arrows, by keys, by thumb. */
export default function Lightbox({ photos, name, startAt, onClose }: LightboxProps) {
  const { t } = useTranslation('talentProfile');
  const dialog = useModal();
  const [at, setAt] = useState(startAt);
  const of = photos.length;
  const { moved, isFollowing, on } = useSwipe((distance, width) =>
    setAt((now) => turnBySwipe(distance, width, now, of)),
  );
  const turn = (event: KeyboardEvent) => {
    const next = turnByKey(event.key, at, of);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const slides = neighbours.flatMap((offset) => {
    const photo = photos[at + offset];
    return photo ? [{ photo, offset }] : [];
  });
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={t('lightbox.label', { name })}
      onKeyDown={turn}
      onCancel={(event) => {
        event.preventDefault();
        onClose(at);
      }}
    >
      <div className={classes.room}>
        <div className={classes.bar}>
          <p className={classes.position} aria-live="polite">
            {t('lightbox.position', { at: at + 1, of })}
          </p>
          <button
            type="button"
            className={classes.button}
            aria-label={t('lightbox.close')}
            onClick={() => onClose(at)}
          >
            <X size={22} aria-hidden />
          </button>
        </div>
        <div className={classes.stage} {...on}>
          {slides.map(({ photo, offset }) => (
            <Slide
              key={photo.id}
              photo={photo}
              alt={photoAlt(t, photo, { name, at: at + offset + 1, of })}
              offset={offset}
              moved={pulled(moved, at, of)}
              isFollowing={isFollowing}
            />
          ))}
          <TurnButton side="previous" isEnd={at === 0} onPress={() => setAt(at - 1)} />
          <TurnButton side="next" isEnd={at === of - 1} onPress={() => setAt(at + 1)} />
        </div>
        <p className={classes.caption}>{photos[at]?.caption}</p>
      </div>
    </dialog>
  );
}

interface TurnButtonProps {
  side: 'previous' | 'next';
  isEnd: boolean;
  onPress: () => void;
}

/** Stays where it is at the end, so that the focus is not lost. */
function TurnButton({ side, isEnd, onPress }: TurnButtonProps) {
  const { t } = useTranslation('talentProfile');
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={`${classes.button} ${classes.turn}`}
      data-side={side}
      aria-label={t(`lightbox.${side}`)}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPress()}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
}
