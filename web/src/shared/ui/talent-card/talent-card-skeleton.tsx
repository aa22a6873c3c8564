import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './talent-card-skeleton.module.css';

export function TalentCardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton aspectRatio="4 / 5" />
      <div className={classes.under}>
        <Skeleton height="0.75rem" width="78%" />
        <Skeleton height="0.75rem" width="52%" />
      </div>
    </div>
  );
}
