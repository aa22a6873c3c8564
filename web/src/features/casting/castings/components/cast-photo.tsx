import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { useState } from 'react';
import classes from './cast-photo.module.css';

export type CastPerson = CastingOfProject['cast'][number];

interface CastPhotoProps {
  person: CastPerson;
  size: 'lg' | 'sm';
  /** On the first screen. */
  isFirst?: boolean;
}

/** 4:5. Decorative, because the name is next to it. */
export function CastPhoto({ person, size, isFirst = false }: CastPhotoProps) {
  const { picture, name } = person;
  const [broken, setBroken] = useState<string>();
  const [initial] = Array.from(name);
  return (
    <span className={classes.photo} data-size={size} aria-hidden>
      {picture && picture.url !== broken ? (
        <>
          {picture.placeholder && <img className={classes.placeholder} src={picture.placeholder} alt="" />}
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setBroken(picture.url)}
          />
        </>
      ) : (
        initial
      )}
    </span>
  );
}
