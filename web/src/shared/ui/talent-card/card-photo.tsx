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
  /** In the first row: seen at once, so asked for at once. */
  isFirst?: boolean;
}

/** Always 4:5, never distorted, never jumping. The name is written beside it, so the picture is silent. */
export function CardPhoto({ photo, name, isFirst = false }: CardPhotoProps) {
  // Before any script has run it is simply there.
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
