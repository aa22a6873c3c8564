import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import classes from './lightbox.module.css';

interface SlideProps {
  photo: GalleryItem;
  alt: string;
  /** 0 is the one in sight, its neighbours wait at either side, fetched already. */
  offset: number;
  moved: number;
  isFollowing: boolean;
}

export function Slide({ photo, alt, offset, moved, isFollowing }: SlideProps) {
  const { t } = useTranslation('talentProfile');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div
      className={classes.slide}
      data-following={isFollowing || undefined}
      aria-hidden={offset !== 0}
      style={{ transform: `translateX(calc(${offset * 100}% + ${moved}px))` }}
    >
      {isBroken ? (
        <p className={classes.broken}>{t('lightbox.failed')}</p>
      ) : (
        <img
          className={classes.photo}
          src={photo.full_url ?? photo.file_url}
          srcSet={srcSetOf(photo)}
          sizes="100vw"
          alt={alt}
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
