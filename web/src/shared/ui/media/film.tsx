import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clock } from './clock.ts';
import classes from './film.module.css';
import { playAlone } from './one-at-a-time.ts';
import './i18n.ts';

interface FilmProps {
  film: GalleryItem;
  title: string;
}

/** Fetches nothing before it is played. */
function Player({ film, title, onFail }: FilmProps & { onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => video.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: reels are uploaded without captions; there is no track to name.
    <video
      ref={video}
      className={classes.video}
      src={film.file_url}
      poster={film.card_url ?? undefined}
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

export function Film({ film, title }: FilmProps) {
  const { t } = useTranslation('media');
  const [state, setState] = useState<'still' | 'on' | 'failed'>('still');
  const time = film.duration_ms === null ? undefined : clock(film.duration_ms / 1000);
  return (
    <div className={classes.film}>
      <div className={classes.frame}>
        {state === 'on' ? (
          <Player film={film} title={title} onFail={() => setState('failed')} />
        ) : (
          <>
            {film.card_url && (
              <img
                className={classes.poster}
                src={film.card_url}
                alt=""
                width={16}
                height={9}
                loading="lazy"
                decoding="async"
                style={film.placeholder ? { backgroundImage: `url(${film.placeholder})` } : undefined}
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
