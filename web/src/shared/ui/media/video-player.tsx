import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clock } from './clock.ts';
import { playAlone } from './one-at-a-time.ts';
import classes from './video-player.module.css';
import './i18n.ts';

interface VideoPlayerProps {
  video: GalleryItem;
  title: string;
}

/** Fetches nothing before it is played. */
function Player({ video, title, onFail }: VideoPlayerProps & { onFail: () => void }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: reels are uploaded without captions; there is no track to name.
    <video
      ref={element}
      className={classes.video}
      src={video.file_url}
      poster={video.card_url ?? undefined}
      aria-label={title}
      controls
      autoPlay
      playsInline
      preload="metadata"
      onPlay={(event) => playAlone(event.currentTarget)}
      onError={onFail}
    />
  );
}

export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const { t } = useTranslation('media');
  const [state, setState] = useState<'still' | 'on' | 'failed'>('still');
  const time = video.duration_ms === null ? undefined : clock(video.duration_ms / 1000);
  return (
    <div className={classes.video}>
      <div className={classes.frame}>
        {state === 'on' ? (
          <Player video={video} title={title} onFail={() => setState('failed')} />
        ) : (
          <>
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
              aria-label={time ? t('playVideoFor', { title, time }) : t('playVideo', { title })}
              onClick={() => setState('on')}
            >
              <span className={classes.disc}>
                <Play size={15} fill="currentColor" aria-hidden />
              </span>
              {time && <span className={classes.time}>{time}</span>}
            </button>
          </>
        )}
      </div>
      <p className={classes.title}>{title}</p>
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
