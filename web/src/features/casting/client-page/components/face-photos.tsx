import type { ClientFace } from '@callboard/contract/casting/client-page';
import { Images, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import classes from './face-photos.module.css';

const { Component: PhotoLightbox, preload } = lazyComponent(
  () => import('../../../../shared/ui/media/photo-lightbox.tsx'),
);

interface FacePhotosProps {
  face: ClientFace;
  /** On the first screen: not loaded lazily. */
  isEarly: boolean;
}

/** The first photo; all of them open large. */
export function FacePhotos({ face, isEarly }: FacePhotosProps) {
  const { t } = useTranslation('clientPage');
  const [isOpen, setIsOpen] = useState(false);
  const { photos, name } = face;
  const [first] = photos;
  if (!first) {
    return (
      <div className={classes.photo} role="img" aria-label={t('face.noPhoto', { name })}>
        <UserRound size={40} aria-hidden />
      </div>
    );
  }
  const large = photos.map((photo, at) => ({
    ...photo,
    id: at,
    caption: null,
    alt: t('lightbox.alt', { at: at + 1, of: photos.length, name }),
  }));
  return (
    <div className={classes.frame}>
      <button
        type="button"
        className={classes.photo}
        aria-haspopup="dialog"
        aria-label={t('face.photos', { name, count: photos.length })}
        onPointerEnter={preload}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={first.file_url}
          srcSet={srcSetOf(first)}
          sizes="(min-width: 44rem) 14rem, 100vw"
          alt=""
          width={first.width}
          height={first.height}
          loading={isEarly ? 'eager' : 'lazy'}
          decoding="async"
          style={first.placeholder ? { backgroundImage: `url(${first.placeholder})` } : undefined}
        />
        {photos.length > 1 && (
          <span className={classes.count}>
            <Images size={13} aria-hidden />
            {photos.length}
          </span>
        )}
      </button>
      {isOpen && <PhotoLightbox photos={large} name={name} startAt={0} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
