import { unlockedPerPage } from '@callboard/contract/casting/unlocking';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './unlocked-row.module.css';

const places = Array.from({ length: unlockedPerPage }, (_, at) => at);

/** Rows to come, at their final size. */
export function UnlockedWaiting() {
  const { t } = useTranslation('unlockedProfiles');
  return (
    <Waiting label={t('loading')}>
      {places.map((place) => (
        <div key={place} className={classes.row} aria-hidden>
          <div className={classes.photo}>
            <Skeleton aspectRatio="4 / 5" />
          </div>
          <div className={classes.who}>
            <Skeleton height="1.625rem" width="70%" />
            <SkeletonText lines={2} />
          </div>
          <div className={classes.contact}>
            <SkeletonText lines={4} />
          </div>
          <div className={classes.calendar}>
            <SkeletonText lines={4} />
          </div>
          <div className={classes.actions}>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
