import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clock } from './clock.ts';
import classes from './recording.module.css';
import { useAudio } from './use-audio.ts';
import './words.ts';

interface RecordingProps {
  recording: GalleryItem;
  title: string;
}

const tenth = 0.1;

/** A voice: play, pause, and any place in it. */
export function Recording({ recording, title }: RecordingProps) {
  const { t } = useTranslation('media');
  const { audio, isPlaying, hasFailed, now, whole, toggle, seek, on } = useAudio(
    (recording.duration_ms ?? 0) / 1000,
  );
  const Icon = isPlaying ? Pause : Play;
  const place = t('at', { now: clock(now), whole: clock(whole) });
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
          className={classes.place}
          min={0}
          max={Math.max(whole, tenth)}
          step={tenth}
          value={Math.min(now, whole)}
          aria-label={t('seek', { title })}
          aria-valuetext={place}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
      <span className={classes.time} aria-hidden>
        {clock(now)} / {clock(whole)}
      </span>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
