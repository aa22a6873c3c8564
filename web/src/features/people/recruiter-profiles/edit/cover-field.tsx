import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './edit-dialog.module.css';
import { useCover } from './use-cover.ts';

export function CoverField({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { share, error, choose, takeOff } = useCover(recruiter);
  const { recruiter_cover_image: cover } = recruiter;
  const isBusy = share !== undefined;
  return (
    <div className={classes.group}>
      <SectionTitle>{t('edit.picture')}</SectionTitle>
      <p className={classes.none}>{t('edit.pictureHint')}</p>
      {cover !== null && <img className={classes.cover} src={cover} alt="" width={1200} height={300} />}
      <PictureSlot
        label={t('edit.picture')}
        file={undefined}
        onPick={choose}
        error={error}
        disabled={isBusy}
      />
      {isBusy && (
        <ProgressBar
          label={t('edit.pictureSending', { percent: Math.round(share * 100) })}
          value={share * 100}
        />
      )}
      {cover !== null && (
        <div>
          <Button variant="outline" disabled={isBusy} onClick={takeOff}>
            {t('edit.pictureTakeOff')}
          </Button>
        </div>
      )}
    </div>
  );
}
