import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import classes from './photo-stage.module.css';

interface ThumbProps {
  photo: GalleryItem;
  label: string;
  isCurrent: boolean;
  /** How many more there are behind this one. */
  more?: number;
  onPress: () => void;
}

export function Thumb({ photo, label, isCurrent, more, onPress }: ThumbProps) {
  return (
    <div className={classes.room}>
      <button
        type="button"
        className={classes.thumb}
        aria-label={label}
        aria-pressed={more === undefined ? isCurrent : undefined}
        onClick={onPress}
      >
        <img
          className={classes.small}
          src={photo.card_url ?? photo.file_url}
          alt=""
          width={photo.width ?? 4}
          height={photo.height ?? 5}
          loading="lazy"
          // The large one above comes first.
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
