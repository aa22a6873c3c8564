import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './notice-list.module.css';

const places = Array.from({ length: 8 }, (_, at) => at);

/** Rows to come, at their final size. */
export function ListWaiting() {
  const { t } = useTranslation('notifications');
  return (
    <Waiting label={t('loading')}>
      <Skeleton width="5rem" height="1.0625rem" />
      {places.map((place) => (
        <div key={place} className={classes.place} aria-hidden>
          <span />
          <Skeleton width="3rem" aspectRatio="4 / 5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </Waiting>
  );
}
