import { useState } from 'react';
import classes from './card-photo.module.css';

export interface Photo {
  src: string;
  /** A picture 16 px wide, shown blurred until the real one is there. */
  thumbnail?: string;
}

interface CardPhotoProps {
  photo: Photo | null;
  name: string;
  /** In the first row, so loaded eagerly. */
  isFirst?: boolean;
}

/** Always 4:5. Decorative, because the name is next to it. */
export function CardPhoto({ photo, name, isFirst = false }: CardPhotoProps) {
  // Visible before any script runs.
  const [isWaiting, setIsWaiting] = useState(false);
  if (!photo) {
    return (
      <span className={classes.photo} aria-hidden>
        <span className={classes.initial}>{name.charAt(0)}</span>
      </span>
    );
  }
  return (
    <span className={classes.photo}>
      {photo.thumbnail && <img className={classes.thumbnail} src={photo.thumbnail} alt="" aria-hidden />}
      <img
        className={classes.picture}
        data-waiting={isWaiting || undefined}
        src={photo.src}
        alt=""
        width={640}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' as const })}
        decoding="async"
        ref={(image) => {
          if (image && !image.complete) setIsWaiting(true);
        }}
        onLoad={() => setIsWaiting(false)}
        onError={() => setIsWaiting(false)}
      />
    </span>
  );
}
