import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import classes from './quick-photos.module.css';

interface QuickPhotosProps {
  name: string;
  photos: readonly GalleryItem[];
}

/** One large photo, the others as thumbnails. */
export function QuickPhotos({ name, photos }: QuickPhotosProps) {
  const { t } = useTranslation('talentResults');
  const [at, setAt] = useState(0);
  const of = photos.length;
  const photo = photos[at] ?? photos[0];
  if (!photo) return <p className={classes.none}>{t('quickView.noPhoto', { name })}</p>;
  const { caption } = photo;
  return (
    <div className={classes.photos}>
      <img
        key={photo.id}
        className={classes.photo}
        src={photo.file_url}
        srcSet={srcSetOf(photo)}
        sizes="(min-width: 48rem) 24rem, 100vw"
        alt={
          caption
            ? t('quickView.photoCaption', { name, caption })
            : t('quickView.photo', { name, at: at + 1, of })
        }
        width={photo.width ?? 4}
        height={photo.height ?? 5}
        style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      />
      {of > 1 && (
        <ul className={classes.thumbs} aria-label={t('quickView.photos')}>
          {photos.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={t('quickView.show', { at: index + 1, of })}
                aria-current={index === at || undefined}
                onClick={() => setAt(index)}
              >
                <img src={one.card_url ?? one.file_url} alt="" width={4} height={5} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
