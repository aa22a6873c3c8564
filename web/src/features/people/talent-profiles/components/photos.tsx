import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { coverFactor, srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { photoAlt } from '../model/photo-alt.ts';
import classes from './photos.module.css';

interface CoverProps {
  photo: GalleryItem;
  name: string;
  at: number;
  of: number;
  onOpen: () => void;
}

const slotRatio = 4 / 5;

/** A landscape photo is drawn wider than its column, to fill the height. */
function sizesOf(photo: GalleryItem): string {
  const factor = coverFactor(photo, slotRatio);
  const times = (width: number) => Math.round(width * factor * 10) / 10;
  return `(min-width: 90rem) ${times(27.5)}rem, (min-width: 72rem) ${times(30.5)}vw, (min-width: 44rem) ${times(36)}vw, ${times(100)}vw`;
}

function Cover({ photo, name, at, of, onOpen }: CoverProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.room}>
      <button
        type="button"
        className={classes.cover}
        aria-label={t('photos.open', { at: at + 1, of })}
        onClick={onOpen}
      >
        <img
          className={classes.picture}
          src={photo.file_url}
          srcSet={srcSetOf(photo)}
          sizes={sizesOf(photo)}
          alt={photoAlt(t, photo, { name, at: at + 1, of })}
          width={photo.width ?? 4}
          height={photo.height ?? 5}
          fetchPriority="high"
          style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
        />
      </button>
      {of > 1 && (
        <span className={classes.count} aria-hidden>
          {t('photos.count', { at: at + 1, of })}
        </span>
      )}
    </div>
  );
}

interface ThumbProps {
  photo: GalleryItem;
  label: string;
  isCurrent: boolean;
  /** How many more photos there are. */
  more?: number;
  onClick: () => void;
}

function Thumb({ photo, label, isCurrent, more, onClick }: ThumbProps) {
  return (
    <div className={classes.room}>
      <button
        type="button"
        className={classes.thumb}
        aria-label={label}
        aria-pressed={more === undefined ? isCurrent : undefined}
        onClick={onClick}
      >
        <img
          className={classes.small}
          src={photo.card_url ?? photo.file_url}
          alt=""
          width={photo.width ?? 4}
          height={photo.height ?? 5}
          loading="lazy"
          // The cover loads first.
          fetchPriority="low"
          decoding="async"
          style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
        />
      </button>
      {more !== undefined && (
        <span className={classes.more} aria-hidden>
          +{more}
        </span>
      )}
    </div>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

const { Component: Lightbox, preload: preloadLightbox } = lazyComponent(
  () => import('../../../../shared/ui/media/photo-lightbox.tsx'),
);

/** The last thumbnail opens all the others. */
const thumbsShown = 5;

interface PhotosProps {
  photos: readonly GalleryItem[];
  name: string;
}

/** A thumbnail becomes the cover; the cover opens the lightbox. */
export function Photos({ photos, name }: PhotosProps) {
  const { t } = useTranslation('talentProfile');
  const [at, setAt] = useState(0);
  const [openAt, setOpenAt] = useState<number>();
  const current = photos[at] ?? photos[0];
  if (!current) {
    return (
      <div className={classes.stage}>
        <div className={classes.initials} role="img" aria-label={t('photos.none', { name })}>
          {initialsOf(name)}
        </div>
      </div>
    );
  }
  const of = photos.length;
  const hidden = of > thumbsShown ? of - thumbsShown : 0;
  const isLast = (thumb: number) => hidden > 0 && thumb === thumbsShown - 1;
  return (
    <section className={classes.stage} aria-label={t('photos.label')} onPointerEnter={preloadLightbox}>
      <Cover
        key={current.id}
        photo={current}
        name={name}
        at={photos.indexOf(current)}
        of={of}
        onOpen={() => setOpenAt(photos.indexOf(current))}
      />
      {of > 1 && (
        <ul className={classes.thumbs}>
          {photos.slice(0, thumbsShown).map((photo, thumb) => (
            <li key={photo.id}>
              <Thumb
                photo={photo}
                label={
                  isLast(thumb) ? t('photos.more', { count: of }) : t('photos.show', { at: thumb + 1, of })
                }
                isCurrent={photo === current}
                {...(isLast(thumb) && { more: hidden })}
                onClick={() => (isLast(thumb) ? setOpenAt(thumb) : setAt(thumb))}
              />
            </li>
          ))}
        </ul>
      )}
      {openAt !== undefined && (
        <Lightbox
          photos={photos.map((photo, at) => ({ ...photo, alt: photoAlt(t, photo, { name, at: at + 1, of }) }))}
          name={name}
          startAt={openAt}
          onClose={(last) => {
            setOpenAt(undefined);
            setAt(last);
          }}
        />
      )}
    </section>
  );
}
