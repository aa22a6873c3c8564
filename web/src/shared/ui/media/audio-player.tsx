import './i18n.ts';
import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './audio-player.module.css';
import { clock } from './clock.ts';
import { playAlone } from './one-at-a-time.ts';

/** The playback state of one recording and its controls. */
function useAudio(initialSeconds: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [duration, setDuration] = useState(initialSeconds);

  const play = () => {
    const element = audio.current;
    if (!element) return;
    setHasFailed(false);
    if (element.error) element.load();
    playAlone(element);
    element.play().catch((error: unknown) => {
      // Another one was started first.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    });
  };

  return {
    audio,
    isPlaying,
    hasFailed,
    now,
    duration,
    toggle: () => (isPlaying ? audio.current?.pause() : play()),
    seek(seconds: number) {
      setNow(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    on: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setNow(0),
      onTimeUpdate: () => setNow(audio.current?.currentTime ?? 0),
      onLoadedMetadata() {
        const length = audio.current?.duration ?? 0;
        if (Number.isFinite(length) && length > 0) setDuration(length);
      },
    },
  };
}

interface AudioPlayerProps {
  recording: Pick<GalleryItem, 'file_url' | 'duration_ms'>;
  title: string;
  /** The press that showed it already said play. */
  startsPlaying?: boolean;
}

const tenth = 0.1;

/** An audio player: play, pause, seek. */
export function AudioPlayer({ recording, title, startsPlaying = false }: AudioPlayerProps) {
  const { t } = useTranslation('media');
  const { audio, isPlaying, hasFailed, now, duration, toggle, seek, on } = useAudio(
    (recording.duration_ms ?? 0) / 1000,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
  useEffect(() => {
    if (startsPlaying) toggle();
  }, []);
  const Icon = isPlaying ? Pause : Play;
  const position = t('at', { now: clock(now), duration: clock(duration) });
  return (
    <div className={classes.recording}>
      <audio ref={audio} src={recording.file_url} preload="none" {...on} />
      <button
        type="button"
        className={classes.button}
        aria-label={t(isPlaying ? 'pause' : 'play', { title })}
        onClick={toggle}
      >
        <Icon size={18} fill="currentColor" aria-hidden />
      </button>
      <div className={classes.middle}>
        <p className={classes.title}>{title}</p>
        <input
          type="range"
          className={classes.position}
          min={0}
          max={Math.max(duration, tenth)}
          step={tenth}
          value={Math.min(now, duration)}
          aria-label={t('seek', { title })}
          aria-valuetext={position}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
      <span className={classes.time} aria-hidden>
        {clock(now)} / {clock(duration)}
      </span>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
