import type { LandingFace } from '@callboard/contract/site/landing';
import { Face } from './face.tsx';
import classes from './face-strip.module.css';

const slots = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six faces along the top of a phone, with empty slots while they load. */
export function FaceStrip({ faces }: { faces: readonly LandingFace[] | undefined }) {
  if (faces && faces.length < slots.length) return null;
  return (
    <div className={classes.strip} aria-hidden>
      {slots.map((slot, at) => {
        const face = faces?.[at];
        return face ? <Face key={slot} face={face} /> : <span key={slot} className={classes.slot} />;
      })}
    </div>
  );
}
