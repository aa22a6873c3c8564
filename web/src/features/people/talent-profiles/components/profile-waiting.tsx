import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import sheet from './profile-sheet.module.css';
import classes from './profile-state.module.css';
import top from './profile-top.module.css';

const thumbs = [1, 2, 3, 4, 5];

/** Blocks in the places where everything will stand. */
export function SheetWaiting({ label }: { label: string }) {
  return (
    <Waiting label={label}>
      <div className={sheet.sheet}>
        <div className={sheet.cover}>
          <div className={classes.coverBlock}>
            <Skeleton />
          </div>
          <div className={classes.thumbs}>
            {thumbs.map((thumb) => (
              <Skeleton key={thumb} aspectRatio="4 / 5" />
            ))}
          </div>
        </div>
        <div className={sheet.main}>
          <div className={`${sheet.lead} ${classes.words}`}>
            <Skeleton width="min(100%, 20rem)" height="3.25rem" />
            <Skeleton width="min(100%, 26rem)" height="1.25rem" />
            <Skeleton width="9rem" height="1.375rem" />
            <SkeletonText lines={3} />
            <Skeleton height="2.25rem" />
            <SkeletonText lines={6} />
          </div>
        </div>
        <div className={sheet.side}>
          <Skeleton height="14rem" />
        </div>
      </div>
    </Waiting>
  );
}

export function ProfileWaiting() {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={sheet.page}>
      <div className={top.top} />
      <SheetWaiting label={t('loading')} />
    </div>
  );
}
