import './i18n.ts';
import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
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

interface VideoStageProps extends Reel {
  room: RefObject<HTMLElement | null>;
  /** The share of it that has been played, 0 to 1. */
  onPlayed?: ((share: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** The press that opened it already said play. */
  startsPlaying: boolean;
  startsMuted?: boolean;
  onMuted?: (isMuted: boolean) => void;
  /** Takes the keys of a player as soon as it is there. */
  isFocusedFirst?: boolean;
}

/** One video with our own controls. Another video is another stage: give it as the key. */
export function VideoStage(props: VideoStageProps) {
  const { video, title, room, startsPlaying, startsMuted = false, onPlayed, onEnded, onMuted } = props;
  const { t } = useTranslation('media');
  const player = usePlayer((video.duration_ms ?? 0) / 1000);
  const { media, on, play, toggle, isPlaying, isWaiting, hasFailed, now } = player;
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(room, media);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time; a reel is another stage.
  useEffect(() => {
    if (media.current) media.current.muted = startsMuted;
    if (startsPlaying) play();
    if (props.isFocusedFirst) room.current?.focus({ preventScroll: true });
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
          onVolumeChange={() => {
            on.onVolumeChange();
            onMuted?.(media.current?.muted ?? false);
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
