import './i18n.ts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { clock } from './clock.ts';
import classes from './video-player.module.css';
import type { Reel } from './video-stage.tsx';

const { Component: ReelLightbox, preload } = lazyComponent(() => import('./reel-lightbox.tsx'));

interface VideoPlayerProps {
  /** All videos beside it, so one leads to the next. */
  reels: readonly Reel[];
  /** Which of them this is. */
  at: number;
  /** The share of a video that has been played, 0 to 1. */
  onPlayed?: (at: number, share: number) => void;
  /** How much of this one has been played before; without it nothing is said of that. */
  played?: number;
}

/** The picture of a video. It opens large; nothing of the video is fetched before. */
export function VideoPlayer({ reels, at, onPlayed, played }: VideoPlayerProps) {
  const { t } = useTranslation('media');
  const [isOpen, setIsOpen] = useState(false);
  const reel = reels[at];
  if (!reel) return null;
  const { video, title } = reel;
  const time = video.duration_ms === null ? undefined : clock(video.duration_ms / 1000);
  return (
    <div className={classes.video} onPointerEnter={preload}>
      <div className={classes.frame}>
        {video.card_url && (
          <img
            className={classes.poster}
            src={video.card_url}
            alt=""
            width={16}
            height={9}
            loading="lazy"
            decoding="async"
            style={video.placeholder ? { backgroundImage: `url(${video.placeholder})` } : undefined}
          />
        )}
        <button
          type="button"
          className={classes.play}
          aria-haspopup="dialog"
          aria-label={time ? t('playVideoFor', { title, time }) : t('playVideo', { title })}
          onClick={() => setIsOpen(true)}
        >
          <span className={classes.disc}>
            <Play size={15} fill="currentColor" aria-hidden />
          </span>
          {time && <span className={classes.time}>{time}</span>}
        </button>
      </div>
      {played !== undefined && (
        <span
          className={classes.played}
          role="img"
          aria-label={t('played', { percent: Math.round(played * 100) })}
        >
          <span style={{ width: `${Math.min(1, played) * 100}%` }} />
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {isOpen && (
        <ReelLightbox
          reels={reels}
          startAt={at}
          {...(onPlayed && { onPlayed })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
