import type { LandingFace } from '@callboard/contract/site/landing';
import { Face } from './face.tsx';
import classes from './face-strip.module.css';

const shown = 6;
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six faces along the top of a phone. Their place is kept while they are on their way. */
export function FaceStrip({ faces }: { faces: readonly LandingFace[] | undefined }) {
  if (faces && faces.length < shown) return null;
  return (
    <div className={classes.strip} aria-hidden>
      {places.map((place, at) => {
        const face = faces?.[at];
        return face ? <Face key={place} face={face} /> : <span key={place} className={classes.place} />;
      })}
    </div>
  );
}
