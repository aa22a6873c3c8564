import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './waiting.module.css';

const rows = [1, 2, 3];

/** Faces of their final size. */
export function FacesWaiting() {
  return (
    <div className={classes.faces} aria-busy>
      {rows.map((row) => (
        <div key={row} className={classes.face}>
          <Skeleton aspectRatio="4 / 5" />
          <div className={classes.lines}>
            <Skeleton height="2.25rem" width="60%" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The whole sheet, before anything is known of it. */
export const SheetWaiting = () => (
  <div className={classes.sheet}>
    <div className={classes.name}>
      <Skeleton height="1.5rem" width="12rem" />
      <Skeleton height="7rem" width="min(24rem, 100%)" />
      <Skeleton height="1.25rem" width="min(30rem, 100%)" />
    </div>
    <FacesWaiting />
  </div>
);
