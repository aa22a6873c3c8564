import { useState } from 'react';
import classes from './faces.module.css';

export interface ShownFace {
  readonly name: string;
  readonly image: string | null;
}

/** A small portrait. Decorative: the name is beside it. */
export function Face({ face: { name, image } }: { face: ShownFace }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes.face} aria-hidden>
      {image !== null && image !== broken ? (
        <img src={image} alt="" width={44} height={55} loading="lazy" onError={() => setBroken(image)} />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}

/** Several people as overlapping circles. */
export function FaceStack({ faces }: { faces: readonly ShownFace[] }) {
  return (
    <span className={classes.stack}>
      {faces.map((face) => {
        const { name, image } = face;
        if (image !== null) {
          return (
            <img key={image} src={image} alt={name} title={name} width={28} height={28} loading="lazy" />
          );
        }
        return (
          // Two people can share a name.
          <span key={`${name} ${faces.indexOf(face)}`} className={classes.initial} title={name}>
            {Array.from(name)[0]}
          </span>
        );
      })}
    </span>
  );
}
