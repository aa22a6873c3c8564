import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { coverFactor, srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import { photoAlt } from '../model/photo-alt.ts';
import classes from './photo-stage.module.css';

interface CoverProps {
  photo: GalleryItem;
  name: string;
  at: number;
  of: number;
  onOpen: () => void;
}

const slotRatio = 4 / 5;

/** As wide as its column; a landscape photo is drawn wider than that, to fill it from top to bottom. */
function sizesOf(photo: GalleryItem): string {
  const factor = coverFactor(photo, slotRatio);
  const times = (width: number) => Math.round(width * factor * 10) / 10;
  return `(min-width: 90rem) ${times(27.5)}rem, (min-width: 72rem) ${times(30.5)}vw, (min-width: 44rem) ${times(36)}vw, ${times(100)}vw`;
}

/** The picture people come for: fetched before everything else, at the size of its place. */
export function Cover({ photo, name, at, of, onOpen }: CoverProps) {
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
