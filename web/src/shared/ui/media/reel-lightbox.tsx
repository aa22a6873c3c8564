import './i18n.ts';
import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { ChevronLeft, ChevronRight, Play, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useModal } from '../../lib/use-modal.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './reel-lightbox.module.css';
import { controlByKey, usePlayer } from './use-player.ts';

export interface Reel {
  readonly video: Pick<GalleryItem, 'id' | 'file_url' | 'card_url' | 'placeholder' | 'duration_ms'>;
  readonly title: string;
}

/** Full screen of the room, so our controls come along. An iPhone can only do it with the video itself. */
function useFullScreen(room: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [isFullScreen, setIsFullScreen] = useState(false);
  useEffect(() => {
    const update = () => setIsFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  const toggle = () => {
    const element = video.current;
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (room.current?.requestFullscreen) void room.current.requestFullscreen().catch(() => undefined);
    else if (
      element &&
      'webkitEnterFullscreen' in element &&
      typeof element.webkitEnterFullscreen === 'function'
    )
      element.webkitEnterFullscreen();
  };
  return { isFullScreen, toggle };
}

interface ReelStageProps extends Reel {
  room: RefObject<HTMLElement | null>;
  /** The share of it that has been played, 0 to 1. */
  onPlayed: ((share: number) => void) | undefined;
  onEnded: (() => void) | undefined;
  /** The press that opened it already said play. */
  startsPlaying: boolean;
}

function ReelStage({ video, title, room, startsPlaying, onPlayed, onEnded }: ReelStageProps) {
  const { t } = useTranslation('media');
  const player = usePlayer((video.duration_ms ?? 0) / 1000);
  const { media, on, play, toggle, isPlaying, isWaiting, hasFailed, now } = player;
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(room, media);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time; a reel is another stage.
  useEffect(() => {
    if (startsPlaying) play();
    room.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has a button with the same effect.
    <div
      className={classes.player}
      onKeyDown={(event) => controlByKey(event, player, toggleFullScreen) && event.stopPropagation()}
    >
      <div className={classes.stage}>
        <video
          ref={media}
          className={classes.video}
          src={video.file_url}
          poster={video.card_url ?? undefined}
          aria-label={title}
          playsInline
          preload="none"
          tabIndex={0}
          onClick={toggle}
          {...on}
          onTimeUpdate={() => {
            on.onTimeUpdate();
            const { currentTime = 0, duration = 0 } = media.current ?? {};
            if (duration > 0) onPlayed?.(currentTime / duration);
          }}
          onEnded={() => {
            on.onEnded();
            onPlayed?.(1);
            onEnded?.();
          }}
        />
        {!isPlaying && now === 0 && !hasFailed && (
          <button type="button" className={classes.start} aria-label={t('play', { title })} onClick={play}>
            <Play size={30} fill="currentColor" aria-hidden />
          </button>
        )}
        {isWaiting && isPlaying && (
          <p className={classes.note} role="status">
            {t('loading')}
          </p>
        )}
        {hasFailed && (
          <p className={classes.note} role="alert">
            {t('failed')}
          </p>
        )}
      </div>
      <PlayerControls
        player={player}
        title={title}
        isFullScreen={isFullScreen}
        onFullScreen={toggleFullScreen}
      />
    </div>
  );
}

interface TurnProps {
  at: number;
  of: number;
  onTurn: (at: number) => void;
}

/** Stay focusable at either end, so the focus is not lost. */
function Turn({ at, of, onTurn }: TurnProps) {
  const { t } = useTranslation('media');
  if (of < 2) return null;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('previous')}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onTurn(at - 1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <span className={classes.place} aria-live="polite">
        {t('position', { at: at + 1, of })}
      </span>
      <button
        type="button"
        className={classes.button}
        aria-label={t('next')}
        aria-disabled={at === of - 1}
        onClick={() => at < of - 1 && onTurn(at + 1)}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </>
  );
}

interface ReelLightboxProps {
  reels: readonly Reel[];
  startAt: number;
  /** One after the other, without a press in between. */
  playsAll?: boolean;
  /** The share of a video that has been played, 0 to 1. */
  onPlayed?: (at: number, share: number) => void;
  onClose: () => void;
}

/** Videos as large as the screen, with our own player. Nothing is fetched before it is played. */
export default function ReelLightbox({
  reels,
  startAt,
  playsAll = false,
  onPlayed,
  onClose,
}: ReelLightboxProps) {
  const { t } = useTranslation('media');
  const dialog = useModal();
  const [at, setAt] = useState(startAt);
  const [isFirst, setIsFirst] = useState(true);
  const reel = reels[at];
  if (!reel) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      tabIndex={-1}
      aria-label={t('watch', { title: reel.title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.room}>
        <div className={classes.bar}>
          <p className={classes.title}>{reel.title}</p>
          <Turn
            at={at}
            of={reels.length}
            onTurn={(next) => {
              setIsFirst(false);
              setAt(next);
            }}
          />
          <button type="button" className={classes.button} aria-label={t('close')} onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        </div>
        <ReelStage
          key={reel.video.id}
          {...reel}
          room={dialog}
          startsPlaying={isFirst || playsAll}
          onPlayed={onPlayed && ((share) => onPlayed(at, share))}
          onEnded={playsAll ? () => setAt((now) => Math.min(now + 1, reels.length - 1)) : undefined}
        />
      </div>
    </dialog>
  );
}
