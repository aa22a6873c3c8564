import type { ApplicationMedia } from '@callboard/contract/casting/application-views';
import { Hourglass, Maximize2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { AudioPlayer } from '../../../../shared/ui/media/audio-player.tsx';
import { VideoStage } from '../../../../shared/ui/media/video-stage.tsx';
import { photosOf } from '../model/media.ts';
import { isMuted, rememberMuted } from '../model/muted.ts';
import classes from './media-stage.module.css';
import { titleOf } from './media-title.ts';

const { Component: PhotoLightbox } = lazyComponent(
  () => import('../../../../shared/ui/media/photo-lightbox.tsx'),
);

function Note({ icon: Icon, children }: { icon: typeof Hourglass; children: ReactNode }) {
  return (
    <p className={classes.note}>
      <Icon size={22} aria-hidden />
      {children}
    </p>
  );
}

function Photo({ item, name, onOpen }: { item: ApplicationMedia; name: string; onOpen: () => void }) {
  const { t } = useTranslation('applicationReview');
  return (
    <button type="button" className={classes.photo} aria-label={t('media.larger')} onClick={onOpen}>
      <img
        src={item.file_url}
        srcSet={srcSetOf(item)}
        sizes="(min-width: 74rem) 50rem, 100vw"
        alt={item.caption ?? t('media.photoOf', { name })}
        width={item.width ?? 4}
        height={item.height ?? 5}
        decoding="async"
        style={item.placeholder ? { backgroundImage: `url(${item.placeholder})` } : undefined}
      />
      <Maximize2 className={classes.larger} size={18} aria-hidden />
    </button>
  );
}

interface MediaStageProps {
  media: readonly ApplicationMedia[];
  at: number;
  name: string;
  /** Shown where nothing was sent. */
  face: string | null;
}

/** What was sent, one large at a time. A video plays right away, with or without sound as it was left. */
export function MediaStage({ media, at, name, face }: MediaStageProps) {
  const { t } = useTranslation('applicationReview');
  const room = useRef<HTMLDivElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const item = media[at];
  const photos = photosOf(media);
  if (!item) {
    return (
      <div className={classes.stage} data-empty>
        {face && <img className={classes.face} src={face} alt="" width={4} height={5} />}
        <p className={classes.nothing}>{t('media.none', { name })}</p>
      </div>
    );
  }
  const title = titleOf(media, at, t);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click leaves the focus, so that the keys of the page go on.
    <div
      className={classes.stage}
      ref={room}
      data-kind={item.kind}
      onMouseDown={(event) => event.target instanceof HTMLVideoElement && event.preventDefault()}
    >
      {item.state === 'processing' && <Note icon={Hourglass}>{t('media.processing')}</Note>}
      {item.state === 'failed' && <Note icon={TriangleAlert}>{t('media.failed')}</Note>}
      {item.state === 'ready' && item.kind === 'photo' && (
        <Photo item={item} name={name} onOpen={() => setIsLarge(true)} />
      )}
      {item.state === 'ready' && item.kind === 'video' && (
        <VideoStage
          key={item.id}
          video={item}
          title={title}
          room={room}
          startsPlaying
          startsMuted={isMuted()}
          onMuted={rememberMuted}
        />
      )}
      {item.state === 'ready' && item.kind === 'audio' && (
        <div className={classes.audio}>
          <AudioPlayer key={item.id} recording={item} title={title} startsPlaying />
        </div>
      )}
      {isLarge && (
        <PhotoLightbox
          photos={photos.map((photo) => ({ ...photo, alt: photo.caption ?? t('media.photoOf', { name }) }))}
          name={name}
          startAt={Math.max(photos.indexOf(item), 0)}
          onClose={() => setIsLarge(false)}
        />
      )}
    </div>
  );
}
