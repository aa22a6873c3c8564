import './i18n.ts';
import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { srcSetOf } from '../../lib/images/photo-sources.ts';
import { useModal } from '../../lib/use-modal.ts';
import classes from './photo-lightbox.module.css';

/** A photo in every size there is, with what to say of it. */
export interface LightboxPhoto
  extends Pick<
    GalleryItem,
    'card_url' | 'file_url' | 'full_url' | 'width' | 'height' | 'placeholder' | 'caption'
  > {
  readonly id: number;
  readonly alt: string;
}

interface SlideProps {
  photo: LightboxPhoto;
  /** 0 is the current photo; its neighbours are already loaded. */
  offset: number;
  moved: number;
  isFollowing: boolean;
}

function Slide({ photo, offset, moved, isFollowing }: SlideProps) {
  const { t } = useTranslation('media');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div
      className={classes.slide}
      data-following={isFollowing || undefined}
      aria-hidden={offset !== 0}
      style={{ transform: `translateX(calc(${offset * 100}% + ${moved}px))` }}
    >
      {isBroken ? (
        <p className={classes.broken}>{t('photos.failed')}</p>
      ) : (
        <img
          className={classes.photo}
          src={photo.full_url ?? photo.file_url}
          srcSet={srcSetOf(photo)}
          sizes="100vw"
          alt={photo.alt}
          width={photo.width ?? 4}
          height={photo.height ?? 5}
          draggable={false}
          decoding="async"
          style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  );
}

interface Start {
  readonly id: number;
  readonly x: number;
}

/** Follows one finger sideways, and reports the distance when it is lifted. */
function useSwipe(onEnd: (moved: number, width: number) => void) {
  const start = useRef<Start>(undefined);
  const [moved, setMoved] = useState(0);

  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    if (start.current?.id !== event.pointerId) return;
    const distance = event.clientX - start.current.x;
    start.current = undefined;
    setMoved(0);
    if (isDone) onEnd(distance, event.currentTarget.clientWidth);
  };

  return {
    moved,
    isFollowing: start.current !== undefined,
    on: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A mouse has the arrow buttons; two fingers zoom.
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        start.current = { id: event.pointerId, x: event.clientX };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current?.id === event.pointerId) setMoved(event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      // The browser scrolls or zooms instead.
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}

/** The photo a key leads to; undefined for other keys. */
function turnByKey(key: string, at: number, of: number): number | undefined {
  const last = of - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 1,
    PageDown: at + 1,
    Home: 0,
    End: last,
  };
  const next = places[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}

/** A shorter swipe falls back. */
const minSwipe = 0.2;

export function turnBySwipe(moved: number, width: number, at: number, of: number): number {
  if (Math.abs(moved) < width * minSwipe) return at;
  return Math.min(Math.max(at + (moved < 0 ? 1 : -1), 0), of - 1);
}

/** At either end the photo moves only a little. */
export const pulled = (moved: number, at: number, of: number): number =>
  (moved > 0 && at === 0) || (moved < 0 && at === of - 1) ? moved / 4 : moved;

interface LightboxProps {
  photos: readonly LightboxPhoto[];
  name: string;
  startAt: number;
  /** Called with the position of the last photo. */
  onClose: (at: number) => void;
}

const neighbours = [-1, 0, 1];

/** All photos, one at a time, as large as the screen. */
export default function Lightbox({ photos, name, startAt, onClose }: LightboxProps) {
  const { t } = useTranslation('media');
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
      aria-label={t('photos.label', { name })}
      onKeyDown={turn}
      onCancel={(event) => {
        event.preventDefault();
        onClose(at);
      }}
    >
      <div className={classes.room}>
        <div className={classes.bar}>
          <p className={classes.position} aria-live="polite">
            {t('photos.position', { at: at + 1, of })}
          </p>
          <button
            type="button"
            className={classes.button}
            aria-label={t('photos.close')}
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
              offset={offset}
              moved={pulled(moved, at, of)}
              isFollowing={isFollowing}
            />
          ))}
          <TurnButton side="previous" isEnd={at === 0} onClick={() => setAt(at - 1)} />
          <TurnButton side="next" isEnd={at === of - 1} onClick={() => setAt(at + 1)} />
        </div>
        <p className={classes.caption}>{photos[at]?.caption}</p>
      </div>
    </dialog>
  );
}

interface TurnButtonProps {
  side: 'previous' | 'next';
  isEnd: boolean;
  onClick: () => void;
}

/** Stays focusable at either end, so the focus is not lost. */
function TurnButton({ side, isEnd, onClick }: TurnButtonProps) {
  const { t } = useTranslation('media');
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={`${classes.button} ${classes.turn}`}
      data-side={side}
      aria-label={t(`photos.${side}`)}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onClick()}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
}
