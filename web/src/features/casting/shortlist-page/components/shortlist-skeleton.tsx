import { shortlistPerPage } from '@callboard/contract/casting/shortlists';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './shortlist-row.module.css';

/** What a row takes up while it is not known who is on it. */
export const rowSkeleton = (
  <>
    <div className={classes.place} />
    <div className={classes.photo}>
      <Skeleton aspectRatio="4 / 5" />
    </div>
    <div className={classes.who}>
      <Skeleton height="1.625rem" width="70%" />
      <SkeletonText lines={3} />
    </div>
    <div className={classes.facts}>
      <SkeletonText lines={3} />
    </div>
    <div className={classes.team}>
      <Skeleton height="1.5rem" width="8rem" />
      <Skeleton height="3.5rem" />
    </div>
    <div className={classes.actions} />
  </>
);

export const listSkeleton = Array.from({ length: shortlistPerPage }, (_, at) => at).map((at) => (
  <div key={at} className={classes.row} data-editable aria-hidden>
    {rowSkeleton}
  </div>
));
