import { useState } from 'react';
import classes from './face.module.css';

interface FaceProps {
  image: string | null;
  placeholder?: string | null;
  name: string;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

/** A small portrait, 4:5. Decorative, because the name is beside it. */
export function Face({ image, placeholder, name }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={classes.face}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      aria-hidden
    >
      {image !== null && image !== broken ? (
        <img
          src={image}
          alt=""
          width={52}
          height={65}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(image)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
