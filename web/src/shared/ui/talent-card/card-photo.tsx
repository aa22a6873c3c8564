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
}

/** Always 4:5, never distorted, never jumping. The name is written beside it, so the picture is silent. */
export function CardPhoto({ photo, name }: CardPhotoProps) {
  const [isLoaded, setIsLoaded] = useState(false);
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
        data-loaded={isLoaded || undefined}
        src={photo.src}
        alt=""
        width={640}
        height={800}
        loading="lazy"
        decoding="async"
        ref={(image) => {
          if (image?.complete) setIsLoaded(true);
        }}
        onLoad={() => setIsLoaded(true)}
      />
    </span>
  );
}
