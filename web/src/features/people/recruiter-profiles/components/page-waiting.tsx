import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { FaceBand } from './face-band.tsx';
import classes from './page-state.module.css';
import frame from './portrait.module.css';
import sheet from './recruiter-sheet.module.css';

/** Blocks in the places where everything will stand. */
export function PageWaiting() {
  const { t } = useTranslation('recruiterProfile');
  return (
    <Waiting label={t('loading')}>
      <div className={sheet.page}>
        <FaceBand cover={null} faces={[]} />
        <div className={sheet.sheet}>
          <div className={sheet.portrait}>
            <div className={frame.frame} />
          </div>
          <div className={`${sheet.main} ${classes.words}`}>
            <Skeleton width="min(100%, 20rem)" height="3.25rem" />
            <Skeleton width="min(100%, 26rem)" height="1.25rem" />
            <SkeletonText lines={3} />
            <Skeleton height="2.25rem" />
            <SkeletonText lines={6} />
          </div>
          <div className={sheet.side}>
            <Skeleton height="16rem" />
          </div>
        </div>
      </div>
    </Waiting>
  );
}
